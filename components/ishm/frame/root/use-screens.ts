import { usePathname, useSearchParams } from "next/navigation";
import {
  type ReactNode,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { type LiveScreen, screensToKeep } from "@/lib/web/office/keep-alive";
import { dirtyForms } from "@/lib/web/runtime/dirty";

const nothing: ReadonlySet<string> = new Set();

/** The screens that live: the shown one and the kept ones behind it. */
export function useScreens() {
  const path = usePathname();
  const search = useSearchParams().toString();
  const dirty = useSyncExternalStore(dirtyForms.subscribe, dirtyForms.get, () => nothing);
  const [screens, setScreens] = useState<readonly LiveScreen[]>([]);
  const scrolls = useRef(new Map<string, number>());

  const change = useCallback((of: string, part: Partial<LiveScreen>) => {
    setScreens((now) => now.map((screen) => (screen.path === of ? { ...screen, ...part } : screen)));
  }, []);
  const show = useCallback((of: string, element: ReactNode) => {
    setScreens((now) => {
      const known = now.find((screen) => screen.path === of);
      // A kept screen goes on as it is: the page's new content would begin it anew.
      const screen = known ?? { path: of, search: "", title: "", element, edition: 0 };
      return [screen, ...screensToKeep(now, of, dirtyForms.get()).filter((one) => one !== known)];
    });
  }, []);
  useEffect(() => change(path, { search }), [change, path, search]);

  const kept = useMemo(() => screensToKeep(screens, path, dirty), [screens, path, dirty]);
  const name = useCallback((of: string, title: string) => change(of, { title }), [change]);
  const renew = useCallback((of: string) => {
    setScreens((now) => now.map((one) => (one.path === of ? { ...one, edition: one.edition + 1 } : one)));
  }, []);
  const markScroll = useCallback((of: string, top: number) => void scrolls.current.set(of, top), []);
  const scrollTopOf = useCallback((of: string) => scrolls.current.get(of) ?? 0, []);
  return useMemo(
    () => ({ kept, show, name, renew, markScroll, scrollTopOf }),
    [kept, show, name, renew, markScroll, scrollTopOf],
  );
}
