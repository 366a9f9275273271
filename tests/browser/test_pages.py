"""Pages beside the table."""

import re
from pathlib import Path
from secrets import token_hex

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.words import words

MOST_BYTES = 150_000
LOGIN = f"guest-{token_hex(4)}"


def test_the_first_page_comes_in_the_language_of_the_browser(visit: Visit) -> None:
    for language in ("en", "ru", "uk"):
        visitor = visit(language).go("/")
        expect(visitor.button(words(language, "play-now"))).to_have_count(4)
        expect(visitor.page.locator("html")).to_have_attribute("lang", language)


def test_the_first_page_is_small(visit: Visit) -> None:
    visitor = visit(extra_http_headers={"Accept-Encoding": "gzip"})
    network = visitor.context.new_cdp_session(visitor.page)
    network.send("Network.enable")
    sizes: list[float] = []
    network.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    visitor.page.goto("/", wait_until="networkidle")
    assert visitor.button("Play now").count() == 4
    assert len(sizes) > 5
    assert sum(sizes) < MOST_BYTES, f"{sum(sizes)} bytes in {len(sizes)} answers"


def test_settings_work_at_once_and_last(visit: Visit) -> None:
    visitor = visit().go("/settings")
    page = visitor.page
    page.get_by_role("radiogroup", name="Colours").get_by_text("Dark").click()
    page.get_by_role("radiogroup", name="Text size").get_by_text("130 %").click()
    page.get_by_label("Ask before I end my turn").uncheck()
    page.get_by_role("radiogroup", name="Language").get_by_text("Українська").click()
    expect(visitor.heading(words("uk", "settings-title"))).to_be_visible()
    page.reload()
    expect(visitor.heading(words("uk", "settings-title"))).to_be_visible()
    root = page.locator("html")
    expect(root).to_have_attribute("data-theme", "dark")
    expect(root).to_have_css("font-size", "20.8px")
    expect(root).to_have_attribute("lang", "uk")
    expect(page.get_by_label(words("uk", "settings-confirmEnd"))).not_to_be_checked()


def test_cards_are_found_by_name_text_and_facts(visit: Visit) -> None:
    visitor = visit().go("/cards/keyforge")
    page = visitor.page
    count = page.get_by_role("status").filter(has_text=re.compile(r"\d+ cards?"))
    every = int(count.inner_text().split()[0])
    page.get_by_label("Name or text").fill("æmber steal")
    expect(count).not_to_have_text(f"{every} cards")
    found = int(count.inner_text().split()[0])
    assert 0 < found < every
    page.get_by_label("House").select_option("shadows")
    expect(count).not_to_have_text(f"{found} cards")
    page.get_by_role("button", name="Clear").click()
    expect(count).to_have_text(f"{every} cards")
    page.get_by_label("Name or text").fill("no such card anywhere")
    expect(count).to_have_text("0 cards")


def test_rules_are_found_and_lead_to_each_other(visit: Visit) -> None:
    visitor = visit().go("/rules/codex")
    page = visitor.page
    page.get_by_placeholder("Search the rules").fill("patrol zone")
    found = page.get_by_role("status").filter(has_text="found")
    expect(found).to_be_visible()
    assert page.locator("mark").count() > 3
    number = page.locator(".clause .number").first
    clause = number.inner_text()
    number.click()
    expect(page).to_have_url(re.compile(f"#{re.escape(clause)}$"))
    expect(page.locator(".clause.aimed")).to_be_in_viewport()


def test_decks_are_made_named_brought_and_printed(visit: Visit) -> None:
    visitor = visit().go("/decks")
    page = visitor.page
    visitor.button("Add a deck").first.click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Number of the deck").fill("42")
    dialog.get_by_role("button", name="Make the deck").click()
    page.wait_for_url("**/decks/*")
    deck = page.get_by_role("region").filter(has=visitor.button("Rename"))
    expect(deck).to_be_visible()
    visitor.button("Rename").click()
    dialog.get_by_label("Name").fill("My first deck")
    dialog.get_by_role("button", name="Save").click()
    expect(visitor.heading("My first deck")).to_be_visible()
    with page.expect_download() as download:
        visitor.link("Card list").click()
    text = Path(download.value.path()).read_text(encoding="utf-8")
    assert len(text.splitlines()) > 20
    visitor.button("Add a deck").first.click()
    dialog.get_by_text("Import one").click()
    dialog.get_by_label("List, code or JSON").fill(text)
    dialog.get_by_label("Name (if empty").fill("The same again")
    dialog.get_by_role("button", name="Import the deck").click()
    expect(visitor.heading("The same again")).to_be_visible()
    with visitor.context.expect_page() as opened:
        visitor.link("Print").click()
    sheet = opened.value
    expect(sheet.locator("body")).to_contain_text("The same again")
    sheet.close()


def test_a_deck_that_cannot_be_read_is_refused_with_a_reason(visit: Visit) -> None:
    visitor = visit("ru").go("/decks")
    visitor.allow("/api/v1/decks")
    visitor.button(words("ru", "deck-add")).first.click()
    dialog = visitor.page.get_by_role("dialog")
    dialog.get_by_text(words("ru", "deck-way-import")).click()
    dialog.get_by_label(words("ru", "deck-text")).fill("3 Кота в мешке")
    dialog.get_by_role("button", name=words("ru", "deck-go-import")).click()
    expect(dialog.get_by_role("alert")).to_have_text(re.compile("[а-я]{3}"))
    expect(dialog.get_by_label(words("ru", "deck-text"))).to_have_value("3 Кота в мешке")


def test_a_guest_becomes_an_account_and_comes_back_elsewhere(visit: Visit) -> None:
    visitor = visit().go("/account")
    page = visitor.page
    page.get_by_label("Login").fill(LOGIN)
    page.get_by_label("Password").fill("correct horse battery")
    visitor.button("Register").click()
    expect(visitor.heading(f"Signed in as {LOGIN}")).to_be_visible()
    elsewhere = visit("uk").go("/account")
    elsewhere.page.get_by_label(words("uk", "account-login")).fill(LOGIN)
    elsewhere.page.get_by_label(words("uk", "account-password")).fill("correct horse battery")
    elsewhere.button(words("uk", "sign-in")).click()
    # The account's language counts wherever none was chosen.
    expect(elsewhere.heading(f"Signed in as {LOGIN}")).to_be_visible()
    elsewhere.page.get_by_role("button", name="Sign out", exact=True).click()
    expect(elsewhere.button("Sign in")).to_be_visible()


def test_an_address_that_leads_nowhere_says_so(visit: Visit) -> None:
    visitor = visit().go("/no/such/page")
    expect(visitor.heading("There is no such page")).to_be_visible()
    visitor.page.goto("/table/nosuchtable")
    expect(visitor.page.get_by_role("alert")).to_be_visible()


def test_an_account_changes_its_password_signs_out_everywhere_and_leaves_for_good(visit: Visit) -> None:
    login, old, new = f"leaver-{token_hex(4)}", "correct horse", "battery staple"
    visitor = visit().go("/account")
    page = visitor.page
    page.get_by_label("Login").fill(login)
    page.get_by_label("Password", exact=False).first.fill(old)
    visitor.button("Register").click()
    expect(visitor.heading(f"Signed in as {login}")).to_be_visible()
    expect(page.get_by_label("How others see you at the table")).to_have_value(login)
    page.get_by_label("Current password").fill(old)
    page.get_by_label("New password").fill(new)
    visitor.button("Change password").click()
    expect(page.get_by_text("Your password was changed.")).to_be_visible()
    visitor.button("Sign out everywhere").click()
    expect(visitor.heading("Sign in or register")).to_be_visible()
    page.get_by_label("Login").fill(login)
    page.get_by_label("Password", exact=False).first.fill(new)
    visitor.button("Sign in").click()
    expect(visitor.heading(f"Signed in as {login}")).to_be_visible()
    visitor.button("Delete all my data").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Password").fill(new)
    dialog.get_by_role("button", name="Delete all my data").click()
    expect(page.get_by_text("All your data was deleted.")).to_be_visible()
    expect(visitor.heading("Sign in or register")).to_be_visible()
