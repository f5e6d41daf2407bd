import { useSyncExternalStore } from "react";

/** `next/navigation` on jsdom's own address bar; it stands in its place in component tests (`tests/support/node/dom-loader.mjs`). */
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Like Next, which follows the browser's own history. */
for (const name of ["pushState", "replaceState"] as const) {
  const original = window.history[name].bind(window.history);
  window.history[name] = (...parts: Parameters<History["pushState"]>) => {
    original(...parts);
    for (const listener of [...listeners]) listener();
  };
}

window.addEventListener("popstate", () => {
  for (const listener of [...listeners]) listener();
});

export const visit = (address: string): void => window.history.pushState(null, "", address);

export const router = {
  push: visit,
  prefetch: (_address: string) => {},
  replace: (address: string) => window.history.replaceState(null, "", address),
};

export const useRouter = () => router;

export function usePathname(): string {
  return useSyncExternalStore(subscribe, () => window.location.pathname);
}

export function useSearchParams(): URLSearchParams {
  return new URLSearchParams(useSyncExternalStore(subscribe, () => window.location.search));
}
