import { render, screen } from "@testing-library/react";
import { MemberDoor } from "@/components/member/shared/layout/member-door";
import { sessionStore } from "@/lib/web/api/session-store";
import type { PublicSession } from "@/lib/web/session/options";

const user = { id: "kimmiru", memberIdx: 100001, pending: null };
const Own = ({ memberIdx }: { memberIdx: number }) => <p>own part of {memberIdx}</p>;
const load = async () => Own;

function open(session: object | undefined) {
  sessionStore.set(session as PublicSession | undefined);
  jest.spyOn(globalThis, "fetch").mockReturnValue(new Promise(() => {}));
  return render(
    <MemberDoor
      load={load}
      props={{}}
      visitor={<p>visitor's part</p>}
      staff={<p>staff</p>}
      failure={{ text: "not loaded", retry: "again" }}
    />,
  );
}

test("until it is known who is here, both are in the page: each below the class that shows it to its audience alone", () => {
  const { container } = open(undefined);
  expect(screen.getByText("visitor's part").closest(".for-visitors")).not.toBeNull();
  expect(container.querySelector(".for-members .member-waits")).not.toBeNull();
  expect(screen.getByText("not loaded").closest(".for-members .member-failed")).not.toBeNull();
});

test.each([
  ["nobody", { signedIn: false }],
  ["somebody with something to answer", { signedIn: true, user: { ...user, pending: "TERMS" } }],
])("for %s only the visitor's part is left, whatever the page was marked as", (_name, session) => {
  const { container } = open(session);
  expect(screen.getByText("visitor's part").closest(".for-visitors")).toBeNull();
  expect(container.querySelector(".for-members")).toBeNull();
});

test("a member gets the own part, and nothing of the visitor's", async () => {
  open({ signedIn: true, user });
  expect(await screen.findByText("own part of 100001")).toBeVisible();
  expect(screen.queryByText("visitor's part")).toBeNull();
});

test("staff get their sentence", () => {
  open({ signedIn: true, user: { ...user, memberIdx: null } });
  expect(screen.getByText("staff")).toBeVisible();
});
