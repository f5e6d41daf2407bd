import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { ActionDialog } from "@/components/ishm/action/action-dialog";
import type { Refusal } from "@/components/ishm/action/use-action-call";
import { useUnmask } from "@/components/ishm/people/use-unmask";
import { renderOffice } from "./office";

const confirmed = jest.fn();
const action = {
  title: "Suspend Kim M.",
  lines: ["Two sessions end."],
  confirmLabel: "Suspend",
  isOpen: true,
  onConfirm: confirmed,
  onClose: () => undefined,
};

beforeEach(() => confirmed.mockReset());

test("an action that needs a reason does not happen without one, and says so beside the field", async () => {
  renderOffice(<ActionDialog {...action} reason="needed" />);
  const dialog = await screen.findByRole("dialog", { name: action.title });
  expect(dialog).toHaveTextContent("Two sessions end.");
  await userEvent.type(within(dialog).getByRole("textbox", { name: "Reason" }), " x ");
  await userEvent.click(within(dialog).getByRole("button", { name: "Suspend" }));
  expect(confirmed).not.toHaveBeenCalled();
  expect(within(dialog).getByRole("textbox", { name: "Reason" })).toBeInvalid();
  await userEvent.type(within(dialog).getByRole("textbox", { name: "Reason" }), "lent his name{Tab}");
  await userEvent.click(within(dialog).getByRole("button", { name: "Suspend" }));
  expect(confirmed).toHaveBeenCalledWith("x lent his name", {});
});

function Handover() {
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  return (
    <ActionDialog
      {...action}
      refusal={refusal}
      initial={{ way: "DESK", receiver: "", phone: "" }}
      fields={{
        way: {
          kind: "radio",
          label: "How",
          options: [
            { value: "DESK", label: "At the front desk" },
            { value: "POST", label: "By post" },
          ],
        },
        receiver: { kind: "text", label: "Receiver", needed: "Say who gets it." },
        phone: {
          kind: "tel",
          label: "Phone",
          needed: "A parcel needs it.",
          isShown: ({ way }) => way === "POST",
        },
      }}
      onConfirm={(reason, values) => {
        confirmed(reason, values);
        setRefusal({ field: "receiver", message: "Nobody has that name." });
      }}
    />
  );
}

test("fields are declared: a missing one is named, one that is not shown is not needed, a refusal stands at its field", async () => {
  renderOffice(<Handover />);
  await userEvent.click(await screen.findByRole("radio", { name: "By post" }));
  await userEvent.click(screen.getByRole("button", { name: "Suspend" }));
  expect(await screen.findByRole("textbox", { name: "Receiver" })).toHaveAccessibleDescription(
    "Say who gets it.",
  );
  expect(screen.getByRole("textbox", { name: "Phone" })).toBeInvalid();
  await userEvent.click(screen.getByRole("radio", { name: "At the front desk" }));
  await userEvent.type(screen.getByRole("textbox", { name: "Receiver" }), "Kim M.");
  expect(confirmed).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole("button", { name: "Suspend" }));
  expect(confirmed).toHaveBeenCalledWith("", { way: "DESK", receiver: "Kim M.", phone: "" });
  expect(screen.getByRole("textbox", { name: "Receiver" })).toHaveAccessibleDescription(
    "Nobody has that name.",
  );
});

function Refused() {
  const [failure, setFailure] = useState<string>();
  const refuse = () => setFailure("Somebody else was faster.");
  return <ActionDialog {...action} reason="optional" failure={failure} onConfirm={refuse} />;
}

test("a refusal is said in the dialog, which stays with what was typed", async () => {
  renderOffice(<Refused />);
  const reason = await screen.findByRole("textbox", { name: "Reason" });
  await userEvent.type(reason, "lent his name");
  await userEvent.click(screen.getByRole("button", { name: "Suspend" }));
  expect(await within(screen.getByRole("dialog")).findByRole("alert")).toHaveTextContent(
    "Somebody else was faster.",
  );
  expect(reason).toHaveValue("lent his name");
});

function Looker() {
  const [record, setRecord] = useState(1);
  const { unmaskReason, control } = useUnmask(record);
  return (
    <>
      <p>{unmaskReason ?? "masked"}</p>
      <button type="button" onClick={() => setRecord(3 - record)}>
        Other record
      </button>
      {control}
    </>
  );
}

test("persons are seen for a reason, of one record, until they are hidden again", async () => {
  renderOffice(<Looker />);
  await userEvent.click(await screen.findByRole("button", { name: "Show names" }));
  const dialog = await screen.findByRole("dialog");
  await userEvent.type(within(dialog).getByRole("textbox", { name: "Reason" }), "He calls");
  await userEvent.click(within(dialog).getByRole("button", { name: "Show names" }));
  expect(await screen.findByText("He calls")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Other record" }));
  expect(screen.getByText("masked")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Other record" }));
  await userEvent.click(screen.getByRole("button", { name: "Hide names" }));
  expect(screen.getByText("masked")).toBeVisible();
});
