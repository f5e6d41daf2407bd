export function leaveSourcesOut(folder?: string): void;
