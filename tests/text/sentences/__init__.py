"""Everything that is said at a table, spelled out: a file for each game and language, for editors to read.

Each message has its blanks filled so that no two cases look alike: by a card whose accusative is its
genitive, by one whose cases all differ, by the reader and by another player. The texts of all cards stand in
files of their own, so that no change of a message, a script or the grammar goes unread.
`python -m tests.text.sentences` writes the files anew.
"""
