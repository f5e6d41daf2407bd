import { useFirstAnswers } from "./first-answers";

const nothing = () => {};
const router = { push: nothing, replace: nothing, prefetch: nothing, back: nothing, refresh: nothing };

/** In place of `next/navigation`: the address of the page. */
export const useRouter = () => router;
export const usePathname = () => useFirstAnswers().pathname;
export const useSearchParams = () => new URLSearchParams(useFirstAnswers().search);
