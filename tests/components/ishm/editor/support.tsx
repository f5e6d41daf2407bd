import { act } from "@testing-library/react";
import type { ReactElement } from "react";
import RichTextEditor from "@/components/ishm/editor/rich-text-editor";
import type { RichTextEditorProps } from "@/components/ishm/editor/use-text-editor";
import { renderOffice } from "../office";

/** jsdom lays nothing out: a marked text stands nowhere. */
export function standNowhere() {
  const nowhere = { left: 0, right: 0, top: 0, bottom: 0, width: 0, height: 0 };
  Object.assign(Range.prototype, { getClientRects: () => [], getBoundingClientRect: () => nowhere });
  Object.assign(document, { elementFromPoint: () => null });
}

/** The editor in an office, alone or in a form around it; gives what the form hears. */
export function renderEditor(
  part: Partial<RichTextEditorProps> = {},
  around: (editor: ReactElement) => ReactElement = (editor) => editor,
) {
  const onChange = jest.fn<void, [string]>();
  renderOffice(
    around(
      <>
        <p id="label">Text</p>
        <RichTextEditor
          id="text"
          labelledBy="label"
          lang="ko"
          initial="<p>From <strong>December</strong> on.</p>"
          isInvalid={false}
          isReadOnly={false}
          onChange={onChange}
          {...part}
        />
      </>,
    ),
  );
  return onChange;
}

/** A paste as the browser tells of it. */
export async function pasteInto(field: HTMLElement, html: string, files: readonly File[] = []) {
  const event = new Event("paste", { bubbles: true, cancelable: true });
  const data = { getData: (type: string) => (type === "text/html" ? html : ""), files, types: ["text/html"] };
  Object.assign(event, { clipboardData: data });
  await act(async () => void field.dispatchEvent(event));
}
