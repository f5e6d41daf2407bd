import { fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ImageUpload } from "@/components/ishm/editor/images/image-upload";
import { FormFoot, FormFrame } from "@/components/ishm/form/form-frame";
import { fail, ok } from "@/lib/shared/result";
import { refusal } from "@/lib/web/api/call-failure";
import { googleDocs } from "./clipboard-others";
import { wordList } from "./clipboard-word";
import { pasteInto, renderEditor, standNowhere } from "./support";

beforeAll(standNowhere);

const photo = () => new File(["x"], "pine.jpg", { type: "image/jpeg" });
const untouchedForm = {
  ...{ errors: { list: [], attempt: 0 }, canSave: true, isBusy: false, isDirty: true },
  conflict: { isOpen: false, onReload: () => undefined, onKeep: () => undefined },
};
const stored = { url: "/files/content/p_1", width: 640, height: 480 };

/** An upload that answers when the test says so. */
function slowUpload() {
  let answer: (result: Awaited<ReturnType<ImageUpload>>) => void = () => undefined;
  const upload = jest.fn<ReturnType<ImageUpload>, [File]>(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  return { upload, answer: (result: Awaited<ReturnType<ImageUpload>>) => answer(result) };
}

async function choose(file: File) {
  await screen.findByRole("button", { name: "Image" });
  const chooser = document.querySelector<HTMLInputElement>("input[type=file]");
  if (!chooser) throw new Error("There is nothing to choose a file with");
  fireEvent.change(chooser, { target: { files: [file] } });
}
const alt = () => screen.findByRole("textbox", { name: "Image description" });

describe("an image of a text", () => {
  test("is described before it is sent, has a place meanwhile, and stands there with its size", async () => {
    const { upload, answer } = slowUpload();
    const onChange = renderEditor({ initial: "<p>Winter</p>", upload });
    await choose(photo());
    const text = screen.getByRole("textbox", { name: "Text" });
    expect(text).toHaveTextContent("pine.jpg needs a description");
    await userEvent.click(screen.getByRole("button", { name: "Insert" }));
    expect(await alt()).toHaveAccessibleDescription(/Describe the image or mark it as decorative\./);
    expect(upload).not.toHaveBeenCalled();
    await userEvent.type(await alt(), "Pines in snow{Enter}");
    expect(text).toHaveTextContent("Uploading pine.jpg");
    expect(onChange).not.toHaveBeenCalled();
    answer(ok(stored));
    await waitFor(() =>
      expect(onChange.mock.lastCall?.[0]).toContain(
        '<img src="/files/content/p_1" alt="Pines in snow" width="640" height="480">',
      ),
    );
    expect(text).not.toHaveTextContent("pine.jpg");
  });

  test("may be decoration only", async () => {
    const onChange = renderEditor({ initial: "", upload: async () => ok(stored) });
    await choose(photo());
    await userEvent.click(await screen.findByRole("checkbox", { name: "Decorative only" }));
    await userEvent.click(screen.getByRole("button", { name: "Insert" }));
    await waitFor(() => expect(onChange.mock.lastCall?.[0]).toContain('alt=""'));
  });

  test("that is refused is told of in words and leaves the text as it was", async () => {
    const failure = refusal(
      { code: 413, msg: "Too large", msgDetail: "At most 5 MB.", msgCode: "", msgVar: [] },
      413,
    );
    const onChange = renderEditor({ initial: "<p>Winter</p>", upload: async () => fail(failure) });
    await choose(photo());
    await userEvent.type(await alt(), "Pines{Enter}");
    expect(await screen.findByText("pine.jpg could not be uploaded: At most 5 MB.")).toHaveRole("alert");
    expect(screen.getByRole("textbox", { name: "Text" })).toHaveTextContent(/^Winter$/);
    expect(onChange).not.toHaveBeenCalled();
  });

  test("that is given up is never sent", async () => {
    const upload = jest.fn();
    renderEditor({ initial: "<p>Winter</p>", upload });
    await choose(photo());
    await userEvent.type(await alt(), "{Escape}");
    expect(screen.getByRole("textbox", { name: "Text" })).toHaveTextContent(/^Winter$/);
    expect(upload).not.toHaveBeenCalled();
  });

  test("that nobody has described keeps its form from being submitted without it", async () => {
    const submit = jest.fn(async () => undefined);
    const upload = jest.fn(async () => ok(stored));
    const onChange = renderEditor({ initial: "", upload }, (editor) => (
      <FormFrame form={{ ...untouchedForm, submit }}>
        {editor}
        <FormFoot />
      </FormFrame>
    ));
    await choose(photo());
    const save = () => userEvent.click(screen.getByRole("button", { name: "Save" }));
    await save();
    expect(await alt()).toHaveFocus();
    expect(await alt()).toHaveAccessibleDescription(/Describe the image or mark it as decorative\./);
    expect(submit).not.toHaveBeenCalled();
    await userEvent.type(await alt(), "Pines in snow{Enter}");
    await waitFor(() => expect(onChange.mock.lastCall?.[0]).toContain('alt="Pines in snow"'));
    await save();
    expect(submit).toHaveBeenCalledTimes(1);
  });

  test("is an image file", async () => {
    renderEditor({ upload: jest.fn() });
    await choose(new File(["x"], "plan.pdf", { type: "application/pdf" }));
    expect(await screen.findByText(/^plan.pdf is not an image/)).toHaveRole("alert");
  });

  test("gets other words and another width later", async () => {
    const onChange = renderEditor({
      initial: '<p><img src="/files/content/a" alt="Pine" width="9" height="6"></p>',
    });
    const text = await screen.findByRole("textbox", { name: "Text" });
    fireEvent.keyDown(text, { key: "ArrowRight", keyCode: 39 });
    const field = await alt();
    await userEvent.clear(field);
    expect(field).toHaveAccessibleDescription(/Describe the image or mark it as decorative\./);
    await userEvent.type(field, "Red pine");
    await userEvent.click(screen.getByRole("radio", { name: "Small" }));
    expect(onChange.mock.lastCall?.[0]).toBe(
      '<p><img src="/files/content/a" alt="Red pine" width="9" height="6" data-width="small"></p>',
    );
  });

  test("has no tool where the form stores none", async () => {
    renderEditor();
    expect(await screen.findByRole("button", { name: "Link" })).toBeVisible();
    expect(screen.queryByRole("button", { name: "Image" })).toBeNull();
  });
});

describe("pasting into the text", () => {
  test("makes lists of Word's paragraphs and keeps none of its styles", async () => {
    const onChange = renderEditor({ initial: "" });
    await pasteInto(await screen.findByRole("textbox", { name: "Text" }), wordList);
    expect(onChange.mock.lastCall?.[0]).toContain(
      "<ul><li>Mir<ul><li>from the lake</li></ul></li><li>Sol</li></ul>",
    );
    expect(onChange.mock.lastCall?.[0]).not.toMatch(/mso|class=|style=|o:p/i);
  });

  test("tells of pictures that could not come along", async () => {
    renderEditor({ initial: "", upload: jest.fn() });
    await pasteInto(await screen.findByRole("textbox", { name: "Text" }), googleDocs);
    expect(await screen.findByText(/^One image could not be pasted/)).toHaveRole("alert");
  });

  test("asks about a picture that comes as a file", async () => {
    const onChange = renderEditor({ initial: "", upload: async () => ok(stored) });
    await pasteInto(await screen.findByRole("textbox", { name: "Text" }), "", [photo()]);
    await userEvent.type(await alt(), "Pines{Enter}");
    await waitFor(() => expect(onChange.mock.lastCall?.[0]).toContain('src="/files/content/p_1"'));
  });
});
