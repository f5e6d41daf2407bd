import { fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { setupServer } from "msw/node";
import { Activity, useState } from "react";
import { AdminPhoto } from "@/components/ishm/admins/admin-photo";
import { mockCall } from "@/tests/support/msw";
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

test("a photo that cannot be read is told at its field", async () => {
  renderOffice(<Desk onChanged={() => undefined} />);
  const field = screen.getByLabelText("Choose a photo");
  await userEvent.upload(field, pictureOf("no picture at all", "me.png"));
  await waitFor(() => expect(field).toHaveAccessibleDescription(/The image cannot be read/));
  expect(screen.queryByRole("application")).toBeNull();
});
