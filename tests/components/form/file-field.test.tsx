import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { FileField } from "@/components/form/file-field";
import { addFiles, type FileLimits, type FileRefusal } from "@/components/form/file-rules";

const pdf = (name: string, bytes = 10) => new File(["x".repeat(bytes)], name, { type: "application/pdf" });
const listTexts = { remove: (name: string) => `Remove ${name}`, size: (bytes: number) => `${bytes} B` };

function Attachments({
  limits,
  onRefuse,
}: {
  limits?: FileLimits;
  onRefuse?: (refusals: FileRefusal[]) => void;
}) {
  const [files, setFiles] = useState<File[]>([]);
  return (
    <FileField
      label="Attachments"
      name="files"
      value={files}
      onChange={setFiles}
      onRefuse={onRefuse}
      limits={limits}
      chooseText="Drop files or choose"
      listTexts={listTexts}
    />
  );
}

describe("FileField", () => {
  test("a removed file leaves the list and the focus goes back to the field", async () => {
    const user = userEvent.setup();
    render(<Attachments />);
    await user.upload(screen.getByLabelText("Attachments"), [pdf("a.pdf"), pdf("b.pdf")]);
    await user.click(screen.getByRole("button", { name: "Remove a.pdf" }));
    expect(screen.queryByText("a.pdf")).toBeNull();
    expect(screen.getByText("b.pdf")).toBeVisible();
    expect(screen.getByLabelText("Attachments")).toHaveFocus();
  });

  test("files can be dropped, and chosen again after removal", async () => {
    const user = userEvent.setup();
    render(<Attachments />);
    const control = screen.getByLabelText("Attachments");
    fireEvent.drop(control, { dataTransfer: { files: [pdf("a.pdf")] } });
    await user.click(screen.getByRole("button", { name: "Remove a.pdf" }));
    await user.upload(control, pdf("a.pdf"));
    expect(screen.getByText("a.pdf")).toBeVisible();
  });

  test("what a limit keeps out is reported, the rest is taken", async () => {
    const onRefuse = jest.fn();
    render(<Attachments limits={{ maxBytesPerFile: 20 }} onRefuse={onRefuse} />);
    await userEvent.upload(screen.getByLabelText("Attachments"), [pdf("big.pdf", 21), pdf("small.pdf")]);
    expect(onRefuse).toHaveBeenCalledWith([expect.objectContaining({ reason: "size" })]);
    expect(screen.getByText("small.pdf")).toBeVisible();
    expect(screen.queryByText("big.pdf")).toBeNull();
  });
});

describe("addFiles", () => {
  const reasons = (added: File[], limits: FileLimits) =>
    addFiles([], added, limits).refusals.map(({ reason }) => reason);

  test("counts, adds up and checks the type", () => {
    expect(reasons([pdf("a.pdf"), pdf("b.pdf"), pdf("c.pdf")], { maxCount: 2 })).toEqual(["count"]);
    expect(reasons([pdf("a.pdf", 15), pdf("b.pdf", 6)], { maxBytesTotal: 20 })).toEqual(["total"]);
    expect(reasons([pdf("a.PDF"), new File([], "b.exe")], { accept: ".pdf, image/*" })).toEqual(["type"]);
    expect(reasons([new File([], "b", { type: "image/png" })], { accept: ".pdf, image/*" })).toEqual([]);
  });

  test("the same file twice is one file", () => {
    const file = pdf("a.pdf");
    expect(addFiles([file], [file], { maxCount: 1 })).toEqual({ files: [file], refusals: [] });
  });
});
