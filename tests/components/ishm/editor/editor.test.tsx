import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Activity, useState } from "react";
import RichTextEditor from "@/components/ishm/editor/rich-text-editor";
import { renderOffice } from "../office";
import { renderEditor, standNowhere } from "./support";

beforeAll(standNowhere);

describe("the rich-text editor", () => {
  test("is a labelled text field in the language of its text", async () => {
    renderEditor();
    const field = await screen.findByRole("textbox", { name: "Text" });
    expect(field).toHaveTextContent("From December on.");
    expect(field).toHaveAttribute("lang", "ko");
    expect(field).toHaveAttribute("aria-multiline", "true");
  });

  test("puts no style element into the page, which the CSP would refuse", async () => {
    renderEditor();
    await screen.findByRole("textbox", { name: "Text" });
    expect(document.querySelectorAll("style")).toHaveLength(0);
  });

  test("draws a text with a table once", async () => {
    const create = jest.spyOn(document, "createElement");
    renderEditor({ initial: "<p>Fees</p><table><tbody><tr><td>1</td></tr></tbody></table>" });
    await screen.findByRole("cell", { name: "1" });
    const cells = create.mock.calls.filter(([name]) => name === "td");
    create.mockRestore();
    expect(cells).toHaveLength(1);
  });

  test("shows a table as a part of the text, with its caption", async () => {
    renderEditor({
      initial: "<table><caption>Green fees</caption><tbody><tr><td>1</td></tr></tbody></table>",
    });
    const table = await screen.findByRole("table", { name: "Green fees" });
    expect(table.parentElement).toBe(screen.getByRole("textbox", { name: "Text" }));
  });

  test("a tool says whether it holds and changes the text", async () => {
    const onChange = renderEditor({ initial: "<p>Winter</p>" });
    const heading = await screen.findByRole("button", { name: "Heading" });
    expect(heading).toHaveAttribute("aria-pressed", "false");
    await userEvent.click(heading);
    await waitFor(() => expect(heading).toHaveAttribute("aria-pressed", "true"));
    expect(onChange.mock.lastCall?.[0]).toContain("<h2>Winter</h2>");
    expect(screen.getByRole("button", { name: "Undo" })).not.toHaveAttribute("aria-disabled");
  });

  test("the toolbar is one stop of the Tab key, arrows go on", async () => {
    renderEditor();
    const bold = await screen.findByRole("button", { name: "Bold" });
    bold.focus();
    await userEvent.keyboard("{ArrowRight}");
    expect(screen.getByRole("button", { name: "Italic" })).toHaveFocus();
    await userEvent.keyboard("{End}");
    expect(screen.getByRole("button", { name: "Redo" })).toHaveFocus();
    expect(screen.getAllByRole("button").filter((button) => button.tabIndex === 0)).toHaveLength(1);
  });

  test("a link needs an address that can be followed", async () => {
    const onChange = renderEditor({ initial: "<p></p>" });
    await userEvent.click(await screen.findByRole("button", { name: "Link" }));
    const field = screen.getByRole("textbox", { name: "Link address" });
    await userEvent.type(field, "javascript:alert(1){Enter}");
    expect(field).toHaveAccessibleDescription(/starting with https/);
    expect(onChange).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.type(field, "https://mirsol.example/course{Enter}");
    expect(onChange.mock.lastCall?.[0]).toContain('href="https://mirsol.example/course"');
  });

  test("who may only read has no tools and cannot type", async () => {
    renderEditor({ isReadOnly: true });
    const field = await screen.findByRole("textbox", { name: "Text" });
    expect(field).toHaveAttribute("contenteditable", "false");
    expect(screen.queryByRole("toolbar")).toBeNull();
  });

  test("comes back with what was typed after its screen was hidden", async () => {
    renderOffice(<HiddenAndShown />);
    await userEvent.click(await screen.findByRole("button", { name: "Heading" }));
    await waitFor(() => expect(screen.getByRole("heading", { name: "Winter" })).toBeVisible());
    await userEvent.click(screen.getByRole("button", { name: "Hide" }));
    // The editor is destroyed a moment after its effects end.
    await waitFor(() => expect(document.querySelector(".ProseMirror")).toBeNull());
    await userEvent.click(screen.getByRole("button", { name: "Show" }));
    expect(await screen.findByRole("heading", { name: "Winter" })).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Heading" }));
    await waitFor(() => expect(screen.queryByRole("heading", { name: "Winter" })).toBeNull());
  });
});

function HiddenAndShown() {
  const [isShown, setShown] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setShown(!isShown)}>
        {isShown ? "Hide" : "Show"}
      </button>
      <p id="label">Text</p>
      <Activity mode={isShown ? "visible" : "hidden"}>
        <RichTextEditor
          id="text"
          labelledBy="label"
          lang="en"
          initial="<p>Winter</p>"
          isInvalid={false}
          isReadOnly={false}
          onChange={() => undefined}
        />
      </Activity>
    </>
  );
}
