import { fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { setupServer } from "msw/node";
import { Activity, useState } from "react";
import { AdminPhoto } from "@/components/ishm/admins/admin-photo";
import { mockCall, refuse } from "@/tests/support/msw";
import { drawn, pictureOf, teachPictures } from "../boards/pictures";
import { renderOffice } from "../office";

const server = setupServer(mockCall("POST /admin/{id}/photos", () => ({ imageUrl: "/files/admin/7.webp" })));
beforeAll(() => {
  server.listen({ onUnhandledRequest: "error" });
  teachPictures();
});
beforeEach(() => Object.assign(drawn, { part: [], size: [] }));
afterAll(() => server.close());

/** The photo of an account, on a screen that may be hidden behind another one. */
function Desk({ onChanged }: { onChanged: (imageUrl: string | null) => void }) {
  const [isShown, setIsShown] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setIsShown((now) => !now)}>
        Another screen
      </button>
      <Activity mode={isShown ? "visible" : "hidden"}>
        <AdminPhoto adminIdx={7} imageUrl={null} name="Kim Sol" canChange onChanged={onChanged} />
      </Activity>
    </>
  );
}

/** As large as nobody sends one. */
const heavy = (file: File) => Object.defineProperty(file, "size", { value: 12 * 1024 * 1024 });

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

test("a photo that is being cut is there as it was when its screen comes back, and is sent as a square", async () => {
  const onChanged = jest.fn<void, [string | null]>();
  renderOffice(<Desk onChanged={onChanged} />);
  await userEvent.upload(screen.getByLabelText("Choose a photo"), pictureOf("2400x1200", "me.png"));
  fireEvent.keyDown(await screen.findByRole("application"), { key: "ArrowLeft" });
  expect(drawn.part).toEqual([540, 0, 1200, 1200]);
  await press("Another screen");
  drawn.part = [];
  await press("Another screen");
  await waitFor(() => expect(drawn.part).toEqual([540, 0, 1200, 1200]));
  await press("Use photo");
  await waitFor(() => expect(onChanged).toHaveBeenCalledWith("/files/admin/7.webp"));
  expect(drawn.size).toEqual([512, 512]);
});

test.each([
  [
    "no picture",
    pictureOf("2400x1200", "letter.pdf", "application/pdf"),
    /This image cannot be used \(JPEG, PNG/,
  ],
  ["too large", heavy(pictureOf("2400x1200", "large.jpg", "image/jpeg")), /The file is larger than 10 MB/],
])("a photo that is %s is told at its field", async (_, file, words) => {
  renderOffice(<Desk onChanged={() => undefined} />);
  const field = screen.getByLabelText("Choose a photo");
  fireEvent.change(field, { target: { files: [file] } });
  await waitFor(() => expect(field).toHaveAccessibleDescription(words));
  expect(screen.queryByRole("application")).toBeNull();
});

test("what the server refuses is told at the field, and the square that was cut stays", async () => {
  const onChanged = jest.fn<void, [string | null]>();
  renderOffice(<Desk onChanged={onChanged} />);
  const field = screen.getByLabelText("Choose a photo");
  await userEvent.upload(field, pictureOf("2400x1200", "me.png"));
  await screen.findByRole("application");
  for (const [code, words] of [
    ["FILE_SIZE", /The file is too large/],
    ["FILE_TYPE", /This file type is not accepted\. Please choose another file\./],
  ] as const) {
    server.use(mockCall("POST /admin/{id}/photos", () => refuse(code, "photo.jpg")));
    await press("Use photo");
    await waitFor(() => expect(field).toHaveAccessibleDescription(words));
    expect(screen.getByRole("application")).toBeVisible();
  }
  expect(onChanged).not.toHaveBeenCalled();
  server.resetHandlers();
  await press("Use photo");
  await waitFor(() => expect(onChanged).toHaveBeenCalledWith("/files/admin/7.webp"));
});

test("a photo that cannot be read is told at its field", async () => {
  renderOffice(<Desk onChanged={() => undefined} />);
  const field = screen.getByLabelText("Choose a photo");
  await userEvent.upload(field, pictureOf("no picture at all", "me.png"));
  await waitFor(() => expect(field).toHaveAccessibleDescription(/The image cannot be read/));
  expect(screen.queryByRole("application")).toBeNull();
});
