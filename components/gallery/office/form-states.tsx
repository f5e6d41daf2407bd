"use client";

import { DateField } from "@/components/form/date-field";
import type { ErrorItem } from "@/components/form/error-summary";
import { SwitchField } from "@/components/form/switch-field";
import { TextField } from "@/components/form/text-field";
import { FormFoot, FormFrame } from "@/components/ishm/form/form-frame";
import { RecordBody } from "@/components/ishm/form/record-body";
import { RecordScreen } from "@/components/ishm/form/record-screen";
import { NoAccess } from "@/components/ishm/frame/no-access";
import { Button } from "@/components/ui/button";
import type { Result } from "@/lib/shared/result";
import type { CallFailure } from "@/lib/web/api/call-failure";
import { StatesSpecimen } from "../specimens";
import type { GalleryWords } from "../words";
import { failureOf } from "./example-failure";

type Props = { words: GalleryWords };

const saved = {
  errors: { list: [] as readonly ErrorItem[], attempt: 0 },
  canSave: true,
  isBusy: false,
  isDirty: false,
  submit: async () => {},
  isRequired: () => false,
  conflict: { isOpen: false, onReload: () => {}, onKeep: () => {} },
};
const titleId = "gallery-record-title";

/** A form in each state of `useOfficeForm`. */
export function FormStates({ words }: Props) {
  const refused = { list: [{ fieldId: titleId, message: `${words.name}: ${words.error}` }], attempt: 0 };
  const formOf = (part: Partial<typeof saved>, note?: string) => (
    <ExampleForm words={words} form={{ ...saved, ...part }} readOnlyNote={note} />
  );
  return (
    <StatesSpecimen
      name="FormFrame, FormFoot"
      states={{
        saved: formOf({}),
        "not saved": formOf({ isDirty: true }),
        busy: formOf({ isDirty: true, isBusy: true }),
        refused: formOf({ isDirty: true, errors: refused }),
        "read only": formOf({ canSave: false }),
        "read only, said why": formOf({ canSave: false }, words.deadline),
      }}
    />
  );
}

type FormProps = Props & { form: typeof saved; readOnlyNote?: string };

function ExampleForm({ words, form, readOnlyNote }: FormProps) {
  const error = form.errors.list.length > 0 ? words.error : undefined;
  const isReadOnly = !form.canSave;
  return (
    <FormFrame form={form} readOnlyNote={readOnlyNote}>
      <TextField
        id={titleId}
        label={words.name}
        hint={words.hint}
        error={error}
        readOnly={isReadOnly}
        defaultValue={words.first}
      />
      <DateField id="gallery-record-day" label={words.day} readOnly={isReadOnly} />
      <SwitchField id="gallery-record-news" label={words.news} disabled={isReadOnly} />
      <FormFoot note={words.saved}>
        <Button variant="quiet" size="small">
          {words.more}
        </Button>
      </FormFoot>
    </FormFrame>
  );
}

type Reading = Result<string, CallFailure>;

const onItsWay = () => new Promise<Reading>(() => {});
const refusedRead = async (): Promise<Reading> => ({ ok: false, failure: failureOf("NOT_FOUND") });
const forbiddenRead = async (): Promise<Reading> => ({ ok: false, failure: failureOf("REQ_FORBIDDEN") });
const foundRead = async (): Promise<Reading> => ({ ok: true, value: "2026-12-04" });

/** The record of a screen before its form begins. */
export function RecordStates({ words }: Props) {
  const body = { edition: 0, reload: async () => {} };
  const shown = (record: string) => (
    <p>
      {words.day}: {record}
    </p>
  );
  return (
    <StatesSpecimen
      name="RecordScreen, RecordBody"
      states={{
        "RecordScreen · on its way": <RecordScreen read={onItsWay}>{shown}</RecordScreen>,
        "RecordScreen · read": <RecordScreen read={foundRead}>{shown}</RecordScreen>,
        "RecordScreen · refused": <RecordScreen read={refusedRead}>{shown}</RecordScreen>,
        "RecordScreen · no right": (
          <RecordScreen read={forbiddenRead} refused={<NoAccess />}>
            {shown}
          </RecordScreen>
        ),
        "RecordBody · on its way": <RecordBody of={body}>{shown}</RecordBody>,
        "RecordBody · refused": (
          <RecordBody of={{ ...body, failure: failureOf("NOT_FOUND") }}>{shown}</RecordBody>
        ),
        "RecordBody · read": <RecordBody of={{ ...body, record: "2026-12-04" }}>{shown}</RecordBody>,
      }}
    />
  );
}
