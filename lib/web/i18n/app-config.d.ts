import type { Language } from "@/lib/shared/languages";
import type messages from "@/messages/en.json";

/** A text key or language that does not exist is a compile error. */
declare module "next-intl" {
  // Declaration merging needs an interface here.
  interface AppConfig {
    Locale: Language;
    Messages: typeof messages;
  }
}
