export function resetWindow(): void;
