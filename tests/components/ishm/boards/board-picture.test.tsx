import { createEvent, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Activity, type ComponentProps, useState } from "react";
import { BoardPicture } from "@/components/ishm/board/picture/board-picture";
import { fileOf, renderOffice } from "../office";
import { drawn, liveUrls, load, pictureOf, teachPictures } from "./pictures";

type Part = Partial<ComponentProps<typeof BoardPicture>>;

/** Value of the form, and the screen, which may be hidden behind another one. */
let value: File | null | undefined;

function Desk(part: Part) {
  const [held, setHeld] = useState<typeof value>();
  const [isShown, setIsShown] = useState(true);
  value = held;
  return (
    <>
      <button type="button" onClick={() => setIsShown((now) => !now)}>
        Another screen
      </button>
      <Activity mode={isShown ? "visible" : "hidden"}>
        <BoardPicture
          id="picture"
          label="Dish"
          savedUrl={null}
          value={held}
          size={{ width: 800, height: 600 }}
          isReadOnly={false}
          error={undefined}
          onChange={setHeld}
          {...part}
        />
      </Activity>
    </>
  );
}

beforeAll(teachPictures);
beforeEach(() => {
  value = undefined;
  Object.assign(drawn, { part: [], size: [] });
  liveUrls.clear();
});

const user = userEvent.setup({ applyAccept: false });
const field = () => screen.getByLabelText(/^Dish/);
const choose = (file: File) => user.upload(field(), file);
const press = (name: string) => user.click(screen.getByRole("button", { name }));
const newPicture = () => screen.findByRole("img", { name: "Dish: new image" });
const wide = () => pictureOf("2400x1200", "soup.png");

describe("the picture of a board", () => {
  test("is cut to what visitors see, in the middle, and shown before it is sent", async () => {
    renderOffice(<Desk />);
    await choose(wide());
    const image = await newPicture();
    expect(image).toHaveAttribute("src", expect.stringMatching(/^blob:soup\.jpg/));
    expect(image).toHaveStyle({ aspectRatio: "800 / 600" });
    expect(drawn.part).toEqual([400, 0, 1600, 1200]);
    expect(drawn.size).toEqual([800, 600]);
    load(image, 800, 600);
    expect(screen.getByText("800 × 600 pixels · 1 KB")).toBeVisible();
  });

  test("goes as it is where it has the pixels already, or where none are asked for", async () => {
    const { unmount } = renderOffice(<Desk />);
    const fitting = pictureOf("800x600", "soup.gif", "image/gif");
    await choose(fitting);
    await newPicture();
    expect(value).toBe(fitting);
    unmount();
    renderOffice(<Desk size={undefined} />);
    const any = wide();
    await choose(any);
    await newPicture();
    expect(value).toBe(any);
    expect(screen.queryByRole("button", { name: "Crop: Dish" })).toBeNull();
  });

  test("keeps what is see-through", async () => {
    renderOffice(<Desk />);
    await choose(pictureOf("1600x1200 see-through", "logo.png"));
    await newPicture();
    expect([value?.name, value?.type]).toEqual(["logo.webp", "image/webp"]);
  });

  test("may weigh more than the server takes when it is cut, and not when it goes as it is", async () => {
    const heavy = () => pictureOf(`2400x1200${" ".repeat(5 * 1024 * 1024)}`, "heavy.jpg", "image/jpeg");
    const { unmount } = renderOffice(<Desk />);
    await choose(heavy());
    await newPicture();
    expect(drawn.size).toEqual([800, 600]);
    unmount();
    renderOffice(<Desk size={undefined} />);
    await choose(heavy());
    expect(await screen.findByText(/“heavy.jpg” is larger than 5 MB/)).toBeVisible();
    expect(value).toBeUndefined();
  });

  test.each([
    [
      "of another type",
      fileOf("<svg/>", "a.svg", "image/svg+xml"),
      /“a.svg” is not a JPEG, PNG, WebP or GIF/,
    ],
    ["that is broken", pictureOf("no picture at all", "b.png"), /“b.png” cannot be read/],
  ])("%s is refused in words at the field, and the one before it stays", async (_what, wrong, sentence) => {
    renderOffice(<Desk />);
    await choose(wide());
    await newPicture();
    const before = value;
    await choose(wrong);
    expect((await screen.findByText(sentence)).closest("[role=alert]")).not.toBeNull();
    expect(field()).toHaveAccessibleDescription(sentence);
    expect(field()).toBeInvalid();
    expect(value).toBe(before);
    await choose(wide());
    await waitFor(() => expect(field()).toBeValid());
  });

  test("with too few pixels is taken with a warning", async () => {
    renderOffice(<Desk />);
    await choose(pictureOf("400x300", "small.png"));
    await newPicture();
    expect(drawn.size).toEqual([800, 600]);
    expect(screen.getByText(/Smaller than 800 × 600 pixels; it may look blurred/)).toBeVisible();
  });

  test("can be dropped and pasted; pasted words are left alone", async () => {
    renderOffice(<Desk />);
    fireEvent.drop(field(), { dataTransfer: { files: [pictureOf("800x600", "dropped.png")] } });
    await waitFor(() => expect(value?.name).toBe("dropped.png"));
    await newPicture();
    fireEvent.paste(field(), { clipboardData: { files: [pictureOf("800x600", "pasted.png")] } });
    await waitFor(() => expect(value?.name).toBe("pasted.png"));
    const words = createEvent.paste(field(), { clipboardData: { files: [] } });
    fireEvent(field(), words);
    expect(words.defaultPrevented).toBe(false);
  });
});

describe("the part of a picture that visitors see", () => {
  const openCrop = async () => {
    await press("Crop: Dish");
    const dialog = await screen.findByRole("dialog", { name: "Crop: Dish" });
    await within(dialog).findByRole("application");
    return within(dialog);
  };

  test("is moved by keys and buttons, zoomed, and used", async () => {
    renderOffice(<Desk />);
    await choose(wide());
    await newPicture();
    const first = value;
    const dialog = await openCrop();
    fireEvent.keyDown(dialog.getByRole("application"), { key: "ArrowLeft" });
    expect(drawn.part).toEqual([320, 0, 1600, 1200]);
    await user.click(dialog.getByRole("button", { name: "Move right" }));
    expect(drawn.part).toEqual([480, 0, 1600, 1200]);
    fireEvent.change(dialog.getByRole("slider", { name: "Zoom" }), { target: { value: "2" } });
    expect(drawn.part).toEqual([880, 300, 800, 600]);
    expect(dialog.queryByText(/look blurred/)).toBeNull();
    fireEvent.change(dialog.getByRole("slider", { name: "Zoom" }), { target: { value: "2.5" } });
    expect(dialog.getByText(/look blurred/)).toBeVisible();
    await user.click(dialog.getByRole("button", { name: "Crop" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(value).not.toBe(first);
    expect(drawn.part).toEqual([960, 360, 640, 480]);
    expect(screen.getByText(/look blurred/)).toBeVisible();
  });

  test("follows the pointer", async () => {
    renderOffice(<Desk />);
    await choose(wide());
    await newPicture();
    const frame = (await openCrop()).getByRole("application");
    Object.assign(frame, { setPointerCapture: () => undefined });
    Object.defineProperties(frame, { clientWidth: { value: 400 }, clientHeight: { value: 300 } });
    const point = (type: string, clientX: number) =>
      fireEvent(frame, new MouseEvent(type, { bubbles: true, clientX, clientY: 100 }));
    point("pointerdown", 100);
    point("pointermove", 50);
    expect(drawn.part).toEqual([600, 0, 1600, 1200]);
    point("pointerup", 50);
    point("pointermove", 90);
    expect(drawn.part).toEqual([600, 0, 1600, 1200]);
  });

  test("stays as it was after Cancel, and is cut anew from the whole picture", async () => {
    renderOffice(<Desk />);
    await choose(wide());
    await newPicture();
    const dialog = await openCrop();
    fireEvent.keyDown(dialog.getByRole("application"), { key: "ArrowLeft" });
    await user.click(dialog.getByRole("button", { name: "Crop" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    const used = value;
    const again = await openCrop();
    expect(drawn.part).toEqual([320, 0, 1600, 1200]);
    fireEvent.keyDown(again.getByRole("application"), { key: "ArrowLeft" });
    await user.click(again.getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(value).toBe(used);
    await waitFor(() => expect(screen.getByRole("button", { name: "Crop: Dish" })).toHaveFocus());
  });
});

describe("a saved picture", () => {
  const saved = "/files/fnb/7";

  test("is taken away with the next save, or kept after all", async () => {
    renderOffice(<Desk savedUrl={saved} />);
    const image = screen.getByRole("img", { name: "Dish: current image" });
    expect(image).toHaveAttribute("src", saved);
    await press("Remove: Dish");
    expect(value).toBeNull();
    expect(screen.getByText("removed when you save")).toBeVisible();
    expect(field()).toHaveFocus();
    await press("Keep current: Dish");
    expect(value).toBeUndefined();
  });

  test("comes back when its successor is not wanted", async () => {
    renderOffice(<Desk savedUrl={saved} />);
    await choose(wide());
    await newPicture();
    await press("Keep current: Dish");
    expect(value).toBeUndefined();
    expect(screen.getByRole("img", { name: "Dish: current image" })).toBeVisible();
  });

  test("that is needed is replaced, never taken away", async () => {
    renderOffice(<Desk savedUrl={saved} isNeeded />);
    expect(screen.queryByRole("button", { name: "Remove: Dish" })).toBeNull();
    expect(field()).toBeRequired();
    await choose(wide());
    await newPicture();
    expect(screen.queryByRole("button", { name: "Remove: Dish" })).toBeNull();
    await press("Keep current: Dish");
    expect(value).toBeUndefined();
  });

  test("tells that it has too few pixels", () => {
    renderOffice(<Desk savedUrl={saved} />);
    load(screen.getByRole("img"), 300, 200);
    expect(screen.getByText("300 × 200 pixels")).toBeVisible();
    expect(screen.getByText(/look blurred/)).toBeVisible();
  });

  test("is all that somebody sees who may only read", () => {
    renderOffice(<Desk savedUrl={saved} isReadOnly />);
    expect(screen.getByRole("img", { name: "Dish: current image" })).toBeVisible();
    expect(screen.queryByLabelText("Dish")).toBeNull();
    expect(screen.queryByRole("button", { name: /Dish/ })).toBeNull();
  });
});

test("a new picture is there again when its screen comes back, and lets its memory go with it", async () => {
  const { unmount } = renderOffice(<Desk />);
  await choose(wide());
  await newPicture();
  await press("Another screen");
  await waitFor(() => expect(liveUrls.size).toBe(0));
  await press("Another screen");
  const [url] = liveUrls;
  await waitFor(async () => expect(await newPicture()).toHaveAttribute("src", url));
  unmount();
  expect(liveUrls.size).toBe(0);
});

test("an error of the form is told at the field", () => {
  renderOffice(<Desk error="Please choose an image." />);
  expect(field()).toHaveAccessibleDescription(/Please choose an image\./);
  expect(field()).toBeInvalid();
});
