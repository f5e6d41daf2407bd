import { fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { z } from "zod";
import { SelectField } from "@/components/form/select-field";
import { SwitchField } from "@/components/form/switch-field";
import { TextField } from "@/components/form/text-field";
import { ActionDialog } from "@/components/ishm/action/action-dialog";
import { CodeChecks } from "@/components/ishm/board/form/code-checks";
import { FormFrame } from "@/components/ishm/form/form-frame";
import { useOfficeForm } from "@/components/ishm/form/use-office-form";
import { ok } from "@/lib/shared/result";
import { schemaProblems } from "@/lib/web/office/schema-problems";
import { renderOffice } from "../office";

const body = z.strictObject({
  name: z.string().trim().min(1).max(40),
  memo: z.string().trim().max(40),
  kind: z.enum(["A", "B"]),
  size: z.enum(["S", "L"]),
  days: z.array(z.string()).min(1),
  rows: z.array(z.strictObject({ title: z.string().min(1) })),
  i18n: z.strictObject({ ko: z.strictObject({ title: z.string().min(1), note: z.string() }) }),
  link: z.url().nullable(),
});

const begun = {
  name: "Front",
  memo: "",
  kind: "" as "" | "A" | "B",
  size: "S" as "S" | "L",
  days: ["1"] as readonly string[],
  rows: [{ title: "" }, { title: "" }],
  texts: { ko: { title: "", note: "" } },
  hasLink: false,
  link: "",
};
type Draft = typeof begun;

function bodyOf({ texts, hasLink, link, ...draft }: Draft) {
  return { ...draft, i18n: texts, link: hasLink ? link : null };
}

function Form({ canSave = true }: { canSave?: boolean }) {
  const form = useOfficeForm({
    record: null,
    canSave,
    draftOf: () => begun,
    check: (draft) => schemaProblems(body, bodyOf(draft)),
    send: async () => ok(null),
    onSaved: () => undefined,
  });
  const byHand = { value: "", onChange: () => undefined };
  return (
    <FormFrame form={form}>
      <TextField {...form.text("name")} label="Name" />
      <TextField {...form.text("memo")} label="Memo" />
      <SelectField
        {...form.choice("kind")}
        label="Kind"
        placeholder="Choose"
        options={[{ value: "A", label: "A" }]}
      />
      <SelectField {...form.choice("size")} label="Always chosen" options={[{ value: "S", label: "S" }]} />
      <CodeChecks
        {...form.custom("days")}
        chosen={form.draft.days}
        label="Days"
        options={[{ value: "1", label: "Monday" }]}
      />
      <TextField {...byHand} id="rows.0.title" label="Title of a row" />
      <TextField {...byHand} id="i18n.ko.title" label="Title" />
      <TextField {...byHand} id="i18n.ko.note" label="Note" />
      <TextField {...byHand} id="rows.1.title" label="Title that is given" readOnly />
      <SwitchField {...form.toggle("hasLink")} label="With a link" />
      <TextField {...form.text("link")} label="Link" />
    </FormFrame>
  );
}

const marked = () =>
  [...document.querySelectorAll('[aria-required="true"]')].map((one) => one.getAttribute("id"));

test("a field that the form's check refuses when it is empty is marked, however it is bound, and no other", async () => {
  renderOffice(<Form />);
  expect(marked()).toEqual(["name", "kind", "rows.0.title", "i18n.ko.title"]);
  expect(screen.getByRole("group", { name: /^Days ?\(required\)$/ })).toBeVisible();
  const name = screen.getByRole("textbox", { name: "Name" });
  expect(name.closest("[data-slot=field]")).toHaveTextContent("Name(required)");
  expect(screen.getByRole("textbox", { name: "Memo" }).closest("[data-slot=field]")).toHaveTextContent(
    /^Memo$/,
  );
  fireEvent.change(name, { target: { value: "" } });
  expect(marked()).toContain("name");
});

test("what another field makes necessary is marked from then on", async () => {
  renderOffice(<Form />);
  expect(marked()).not.toContain("link");
  await userEvent.click(screen.getByRole("switch", { name: "With a link" }));
  expect(marked()).toContain("link");
});

test("a form that may only be read marks nothing", () => {
  renderOffice(<Form canSave={false} />);
  expect(marked()).toEqual([]);
  expect(screen.queryByText("(required)")).toBeNull();
});

test("the fields of an action that cannot be left out are marked", async () => {
  renderOffice(
    <ActionDialog<{ where: string; memo: string }>
      isOpen
      title="Move"
      confirmLabel="Move"
      reason="needed"
      initial={{ where: "", memo: "" }}
      fields={{
        where: { kind: "text", label: "Where", needed: "Say where." },
        memo: { kind: "text", label: "Memo" },
      }}
      onConfirm={() => undefined}
      onClose={() => undefined}
    />,
  );
  const dialog = await screen.findByRole("dialog");
  expect(within(dialog).getByRole("textbox", { name: "Where" })).toBeRequired();
  expect(within(dialog).getByRole("textbox", { name: "Reason" })).toBeRequired();
  expect(within(dialog).getByRole("textbox", { name: "Memo" })).not.toBeRequired();
});
