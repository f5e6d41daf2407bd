import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { sanitizeRichText } from "@/lib/shared/texts/rich-text";
import { renderEditor, standNowhere } from "./support";

beforeAll(standNowhere);

const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));

describe("the tools of the editor", () => {
  test("say which keys do the same", async () => {
    renderEditor();
    const bold = await screen.findByRole("button", { name: "Bold" });
    expect(bold).toHaveAttribute("title", "Bold (Ctrl+B)");
    expect(bold).toHaveAttribute("aria-keyshortcuts", "Control+B");
  });

  test.each([
    ["Smallest heading", "<h4>Winter</h4>"],
    ["Quote", "<blockquote><p>Winter</p></blockquote>"],
    ["Numbered list", "<ol><li>Winter</li></ol>"],
    ["Info box", '<aside data-callout="info"><p>Winter</p></aside>'],
    ["Caution box", '<aside data-callout="caution"><p>Winter</p></aside>'],
  ])("%s makes what the sanitiser lets through", async (name, html) => {
    const onChange = renderEditor({ initial: "<p>Winter</p>" });
    await press(name);
    const stored = onChange.mock.lastCall?.[0] ?? "";
    expect(stored).toContain(html);
    expect(sanitizeRichText(stored)).toBe(stored);
    await press(name);
    expect(onChange.mock.lastCall?.[0]).toContain("<p>Winter</p>");
  });

  test("a box becomes one of the other kind, never one inside another", async () => {
    const onChange = renderEditor({ initial: '<aside data-callout="info"><p>Winter</p></aside>' });
    await press("Caution box");
    expect(onChange.mock.lastCall?.[0]).toContain('<aside data-callout="caution"><p>Winter</p></aside>');
  });

  test("a table comes with header cells, and its tools only while the cursor is in it", async () => {
    const onChange = renderEditor({ initial: "" });
    expect(await screen.findByRole("button", { name: "Bold" })).toBeVisible();
    expect(screen.queryByRole("group", { name: "Table" })).toBeNull();
    await press("Insert table");
    const table = within(await screen.findByRole("group", { name: "Table" }));
    const stored = () => onChange.mock.lastCall?.[0] ?? "";
    expect(stored()).toContain('<thead><tr><th scope="col"></th>');
    expect(stored().match(/<tr>/g)).toHaveLength(3);
    expect(sanitizeRichText(stored())).toBe(stored());

    await userEvent.click(table.getByRole("button", { name: "Add row below" }));
    await userEvent.click(table.getByRole("button", { name: "Add column after" }));
    expect(stored().match(/<tr>/g)).toHaveLength(4);
    expect(stored().match(/<th /g)).toHaveLength(4);
    await userEvent.click(table.getByRole("button", { name: "Header column" }));
    expect(stored()).toContain('<tbody><tr><th scope="row"></th><td></td>');
    await userEvent.click(table.getByRole("button", { name: "Delete row" }));
    await userEvent.click(table.getByRole("button", { name: "Delete column" }));
    expect(table.getByRole("button", { name: "Delete table" })).toBeVisible();
    await userEvent.click(table.getByRole("button", { name: "Delete table" }));
    expect(stored()).not.toContain("<table>");
    await waitFor(() => expect(screen.queryByRole("group", { name: "Table" })).toBeNull());
  });

  test("the header row is switched off and on again", async () => {
    const onChange = renderEditor({
      initial:
        '<table><thead><tr><th scope="col">a</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>',
    });
    const row = await screen.findByRole("button", { name: "Header row" });
    expect(row).toHaveAttribute("aria-pressed", "true");
    await userEvent.click(row);
    expect(onChange.mock.lastCall?.[0]).toBe(
      "<table><tbody><tr><td>a</td></tr><tr><td>1</td></tr></tbody></table>",
    );
    await userEvent.click(row);
    expect(onChange.mock.lastCall?.[0]).toContain('<thead><tr><th scope="col">a</th></tr></thead>');
  });

  test("the arrows reach the table's tools too", async () => {
    renderEditor({ initial: "<table><tbody><tr><td>1</td></tr></tbody></table>" });
    (await screen.findByRole("button", { name: "Bold" })).focus();
    await userEvent.keyboard("{ArrowLeft}");
    expect(screen.getByRole("button", { name: "Delete table" })).toHaveFocus();
  });

  test("a video is one of the listed hosts and has a title", async () => {
    const onChange = renderEditor({ initial: "" });
    await press("Video");
    const address = screen.getByRole("textbox", { name: "Video address" });
    await userEvent.type(address, "https://evil.example/watch?v=dQw4w9WgXcQ{Enter}");
    expect(address).toHaveAccessibleDescription(/YouTube or Vimeo/);
    expect(screen.getByRole("textbox", { name: "Video title" })).toHaveAccessibleDescription(
      /Please enter a title that describes the video\./,
    );
    await userEvent.clear(address);
    await userEvent.type(address, "https://youtu.be/dQw4w9WgXcQ");
    expect(onChange).not.toHaveBeenCalled();
    await userEvent.type(screen.getByRole("textbox", { name: "Video title" }), "The tenth hole{Enter}");
    const stored = onChange.mock.lastCall?.[0] ?? "";
    expect(stored).toContain('<figure data-video="youtube:dQw4w9WgXcQ">The tenth hole</figure>');
    expect(document.querySelector("iframe")).toBeNull();
  });
});
