"use client";

import { useState } from "react";
import { useCodeSets } from "@/lib/web/api/use-kept";
import { readDraft, readEditPass } from "@/lib/web/runtime/session/member-memory";
import { focusTitle } from "../focus-title";
import { Loading, NotLoaded } from "../loading";
import { MemberOnly } from "../member-only";
import type { AccountPlace } from "../place";
import { useOwnInfo } from "../use-own-info";
import { type ExtraChoices, extraChoices, extraCodeSets } from "./extra-choices";
import { ExtraForm } from "./extra-form";
import { ExtraSheet } from "./extra-sheet";

type Props = { place: AccountPlace };

/** What a member may tell of himself, all of it voluntary (domain.md 6 `MemberExtra`). */
export function AdditionalView({ place }: Props) {
  return <MemberOnly>{(memberIdx) => <OwnExtra memberIdx={memberIdx} place={place} />}</MemberOnly>;
}

function OwnExtra({ memberIdx, place }: Props & { memberIdx: number }) {
  const { data: info, error, mutate } = useOwnInfo(memberIdx, place.language);
  const codes = useCodeSets(place.clubCode, place.language, extraCodeSets);
  const [isEditing, setEditing] = useState(() => mayEdit(memberIdx));
  const hasFailed = error ?? codes.error;
  if (!info || !codes.data) {
    const retry = () => void Promise.all([mutate(), codes.mutate()]);
    return hasFailed ? <NotLoaded onRetry={retry} /> : <Loading />;
  }
  const choices: ExtraChoices = extraChoices(codes.data);
  if (!isEditing) return <ExtraSheet info={info} choices={choices} place={place} />;
  const done = () => {
    setEditing(false);
    focusTitle();
    void mutate();
  };
  return <ExtraForm info={info} choices={choices} place={place} onDone={done} />;
}

function mayEdit(memberIdx: number): boolean {
  return readEditPass(memberIdx) !== null || Object.keys(readDraft("additional", memberIdx)).length > 0;
}
