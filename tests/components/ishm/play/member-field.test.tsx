import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { type ChosenMember, MemberField } from "@/components/ishm/people/member-field";
import { mockCall, mockServer } from "@/tests/support/msw";
import { renderOffice } from "../office";

const kim = { memberIdx: 100001, name: "김*루", phoneNo: "010-****-1234", state: "10" as const };
const members = [
  { ...kim, memberType: "10", memberTypeName: "Founder", stateName: "Active" },
  { ...kim, memberIdx: 100007, memberType: "30", memberTypeName: "Weekday", stateName: "Active" },
];
const asked: (string | null)[] = [];
mockServer(
  mockCall("GET /ops/people", ({ query }) => {
    asked.push(query.get("keyword"));
    return { list: query.get("keyword") === "nobody" ? [] : members };
  }),
);

beforeEach(() => asked.splice(0));

function Scene() {
  const [member, setMember] = useState<ChosenMember | null>(null);
  return (
    <>
      <MemberField id="booker" value={member} onChange={setMember} />
      <p>chosen: {member?.memberIdx ?? "nobody"}</p>
    </>
  );
}

test("a member is found by typing and taken by keyboard alone, told from a namesake", async () => {
  renderOffice(<Scene />);
  const field = await screen.findByRole("combobox", { name: "Member" });
  await userEvent.type(field, "kim");
  expect(await screen.findAllByRole("option")).toHaveLength(2);
  expect(screen.getByRole("option", { name: /Weekday/ })).toHaveTextContent("100007");
  await userEvent.keyboard("{ArrowDown}{ArrowDown}{Enter}");
  expect(screen.getByText("chosen: 100007")).toBeVisible();
  expect(field).toHaveValue("김*루 (100007)");
  expect(asked).toEqual(["kim"]);
});

test("who typed a name that nobody has is told, and nobody is chosen", async () => {
  renderOffice(<Scene />);
  await userEvent.type(await screen.findByRole("combobox", { name: "Member" }), "nobody");
  expect(await screen.findByText("No members found.")).toBeVisible();
  expect(screen.getByText("chosen: nobody")).toBeVisible();
});

test("a chosen member is given up by clearing the field", async () => {
  renderOffice(<Scene />);
  const field = await screen.findByRole("combobox", { name: "Member" });
  await userEvent.type(field, "kim");
  await userEvent.click(await screen.findByRole("option", { name: /Founder/ }));
  expect(screen.getByText("chosen: 100001")).toBeVisible();
  await userEvent.clear(field);
  expect(screen.getByText("chosen: nobody")).toBeVisible();
});
