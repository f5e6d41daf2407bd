/** What a question says in each language. */
export const faqTexts = {
  first: "question",
  fields: ["question", "answer"],
  rich: ["answer"],
} as const;
