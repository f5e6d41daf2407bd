export const runStart: string;
export const clockOffsetMs: number;
export function testNow(): number;
export function clubDay(days?: number): string;
