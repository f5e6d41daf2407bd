import { useSyncExternalStore } from "react";

/** `next/navigation` on jsdom's own address bar: `jest.mock("next/navigation", () => jest.requireActual("@/tests/support/navigation"))`. */
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function visit(address: string): void {
  window.history.pushState(null, "", address);
  for (const listener of [...listeners]) listener();
}

const router = {
  push: (address: string) => visit(address),
  replace(address: string) {
    window.history.replaceState(null, "", address);
    for (const listener of [...listeners]) listener();
  },
};

export const useRouter = () => router;

export function usePathname(): string {
  return useSyncExternalStore(subscribe, () => window.location.pathname);
}

export function useSearchParams(): URLSearchParams {
  return new URLSearchParams(useSyncExternalStore(subscribe, () => window.location.search));
}
