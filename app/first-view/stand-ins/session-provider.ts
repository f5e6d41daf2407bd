import { useFirstAnswers } from "./first-answers";

const nothing = () => {};

/** In place of `components/feedback/session-provider`: who the first view is for. */
export function useSession() {
  return { session: useFirstAnswers().session, signOut: async () => {}, announce: nothing };
}
