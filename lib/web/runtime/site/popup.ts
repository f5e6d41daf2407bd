import type { BannerItem, TermsNotice } from "@/lib/contract/boards/banners";
import type { DeviceClass } from "@/lib/web/runtime/page";
import { readJson, type TextStorage } from "../storage";

export type PopupKind = "terms" | "banner";
export type PopupData = { terms: readonly TermsNotice[]; banner: readonly BannerItem[] };
/** Seed §3: what of the pop-up is on the screen. */
type BannerState = { showTermsBanner: boolean; showDefaultBanner: boolean; bannerData: PopupData };

type Viewer = {
  /** The terms notice belongs to the main page only (seed §4). */
  isMainPage: boolean;
  device: DeviceClass;
  /** Whether an item was dismissed, for now or for today. */
  isAway(kind: PopupKind, idx: number): boolean;
};

/** Of what the server announces, what this visitor still has to see; a kind without items is hidden. */
export function bannerState(data: PopupData, { isMainPage, device, isAway }: Viewer): BannerState {
  const wanted = device === "desktop" ? "Y" : "N";
  const terms = isMainPage ? data.terms.filter(({ termsIdx }) => !isAway("terms", termsIdx)) : [];
  const banner = data.banner.filter(
    ({ idx, progress, devicePc }) =>
      progress === "1" && (devicePc === "A" || devicePc === wanted) && !isAway("banner", idx),
  );
  return {
    showTermsBanner: terms.length > 0,
    showDefaultBanner: banner.length > 0,
    bannerData: { terms, banner },
  };
}

/**
 * Items dismissed for today, per kind and club; only the current day's list is stored (seed §4, §9). `today` is the
 * club's day, `yyyy-MM-dd`.
 */
export function createDismissals(storage: TextStorage, clubCode: string, today: () => string) {
  const key = (kind: PopupKind) => `clubfront.popup:${clubCode}:${kind}`;
  const listOf = (kind: PopupKind): readonly number[] => {
    const days = readJson(storage, key(kind));
    const list =
      typeof days === "object" && days !== null ? (days as Record<string, unknown>)[today()] : null;
    return Array.isArray(list) ? list.filter((idx) => typeof idx === "number") : [];
  };
  return {
    isDismissed: (kind: PopupKind, idx: number) => listOf(kind).includes(idx),
    dismiss(kind: PopupKind, idxs: readonly number[]) {
      const list = [...new Set([...listOf(kind), ...idxs])];
      storage.setItem(key(kind), JSON.stringify({ [today()]: list }));
    },
  };
}
