import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { HttpResponse, http } from "msw";
import { useSession } from "@/components/feedback/session-provider";
import { OfficeLockGuard } from "@/components/ishm/lock/office-lock-guard";
import { lockOffice, officeLock } from "@/lib/web/runtime/session/office-lock";
import { mockCall, mockServer, refuse } from "@/tests/support/msw";
import { testNow } from "@/tests/support/runs/test-clock.mjs";
import { renderOffice } from "../office";

const user = {
  clubCode: "MS01",
  id: "contents1",
  name: "Content editor",
  lang: "en",
  authority: "ADMIN" as const,
  memberIdx: null,
  adminIdx: 3,
  memberType: null,
  isAdmin: true,
  isSSAdmin: false,
  imageUrl: null,
  isTempPassword: false,
  authClub: ["MS01"],
  langList: ["en"],
  pending: null,
};
const now = testNow();
const session = {
  signedIn: true,
  now,
  chk: false,
  user,
  accessTokenExpire: now + 1_800_000,
  refreshTokenExpire: now + 43_200_000,
};
let asked: unknown[] = [];

mockServer(
  http.get("*/session", () => HttpResponse.json(session)),
  mockCall("DELETE /member/logout", () => {
    asked.push("logout");
    return { loggedOut: true };
  }),
  mockCall("POST /member/login", ({ body }) => {
    asked.push(body);
    const { password } = body as { password: string };
    if (password !== "right") return refuse("AUTH_WRONG_LOGIN", "4");
    const profile = { clubIdx: 1, clubName: "", phoneNo: "", email: "", address: "", addressDetail: "" };
    const club = { zipCode: "", clubPhoneNo: "", clubFaxNo: "", businessNo: "", ceoName: "", clubList: [] };
    const life = {
      accessToken: "",
      accessTokenExpire: now + 1,
      refreshToken: "",
      refreshTokenExpire: now + 1,
    };
    return { ...user, ...profile, ...club, ...life, inactive: false, inactiveDate: null, userMove: false };
  }),
);

beforeEach(() => {
  asked = [];
  localStorage.clear();
});

/** The root of the office has asked who works here before anything can be locked. */
function WhoWorks() {
  const { session: known } = useSession();
  return <p>{known?.signedIn ? known.user.id : ""}</p>;
}

async function lockWithText() {
  renderOffice(
    <>
      <WhoWorks />
      <OfficeLockGuard>
        <input aria-label="Title" />
      </OfficeLockGuard>
    </>,
  );
  await screen.findByText("contents1");
  await userEvent.type(screen.getByLabelText("Title"), "Half a title");
  act(() => void lockOffice());
  return screen.findByLabelText("Password");
}

describe("a locked office", () => {
  test("gives its tokens up and is out of reach, with what was typed behind", async () => {
    await lockWithText();
    await waitFor(() => expect(asked).toEqual(["logout"]));
    const typed = screen.getByDisplayValue("Half a title");
    expect(typed.closest("[inert]")).toHaveClass("invisible");
    expect(screen.getByRole("dialog", { name: "Locked" })).toBeVisible();
    expect(document.title).toBe("Locked · Mirsol Country Club");
  });

  test("says why a password does not open it", async () => {
    const field = await lockWithText();
    await userEvent.click(await screen.findByRole("button", { name: "Unlock" }));
    expect(await screen.findByText("Please enter your password.")).toBeVisible();
    await userEvent.type(field, "wrong{Enter}");
    await waitFor(() => expect(field).toHaveAccessibleDescription(/4/));
    expect(officeLock.get()).toBe("locked");
  });

  test("opens for the same admin, as it was left", async () => {
    await userEvent.type(await lockWithText(), "right{Enter}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(asked.at(-1)).toEqual({
      clubCode: "MS01",
      id: "contents1",
      password: "right",
      chk: false,
      isAdmin: true,
    });
    expect(screen.getByDisplayValue("Half a title").closest("[inert]")).toBeNull();
  });

  test("that could not give its tokens up begins locked in the next document", async () => {
    localStorage.setItem("clubfront.officeLocked", "1");
    renderOffice(<OfficeLockGuard>The screen</OfficeLockGuard>);
    expect(await screen.findByRole("dialog", { name: "Locked" })).toBeVisible();
    await waitFor(() => expect(asked).toEqual(["logout"]));
    expect(localStorage.getItem("clubfront.officeLocked")).toBeNull();
  });
});
