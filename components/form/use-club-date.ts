"use client";

import { type ChangeEvent, type KeyboardEvent, useState } from "react";
import type { DateInputProps } from "@/components/ui/date-input";
import type { ClubFormats } from "@/lib/shared/money/club-formats";
import {
  type DateInputType,
  inputPattern,
  isInputValue,
  readInput,
  shownInput,
} from "@/lib/shared/time/date-input";

type Props = Pick<DateInputProps, "value" | "defaultValue" | "name" | "onChange"> & { type: DateInputType };

/**
 * The state of a field in the club's format: what is typed until it is a value, and the value. What cannot be read is the
 * value once the field is left, so that the form says so.
 */
export function useClubDate(props: Props, formats: Pick<ClubFormats, "dateFormat">) {
  const { type, name = "", onChange } = props;
  const value = String(props.value ?? props.defaultValue ?? "");
  const pattern = inputPattern(type, formats);
  const [typing, setTyping] = useState<string | null>(null);
  const send = (next: string) => {
    if (next === value) return;
    const target = { value: next, name, type };
    onChange?.({ target, currentTarget: target } as unknown as ChangeEvent<HTMLInputElement>);
  };
  const left = () => {
    if (typing === null) return;
    send(readInput(type, pattern, typing) ?? typing.trim());
    setTyping(null);
  };
  return {
    type,
    value: isInputValue(type, value) ? value : "",
    placeholder: pattern.toUpperCase().replace("HH:MM", "HH:mm"),
    text: typing ?? shownInput(type, pattern, value),
    typed: ({ target }: ChangeEvent<HTMLInputElement>) => {
      setTyping(target.value);
      send(readInput(type, pattern, target.value) ?? "");
    },
    pressed: ({ key }: KeyboardEvent) => {
      if (key === "Enter") left();
    },
    left,
    choose: (next: string) => {
      setTyping(null);
      send(next);
    },
  };
}
