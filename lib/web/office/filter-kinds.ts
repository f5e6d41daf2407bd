import { readDate } from "@/lib/shared/time/calendar";

/** A key of a code group, as the calls take it. */
export const isCodeKey = (text: string): boolean => /^[A-Za-z0-9]{1,10}$/.test(text);

/** The number of a record. */
export const isIdx = (text: string): boolean => /^[1-9]\d{0,14}$/.test(text);

/** A day of the club, `2026-12-16`. */
export const isDay = (text: string): boolean => readDate(text) === text;
