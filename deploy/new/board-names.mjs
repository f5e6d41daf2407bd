import { title } from "./source.mjs";

/** The exemplar: the questions and answers. */
export const exemplar = { one: "faq", many: "faqs", officeCode: "930300", publicCode: "030500" };

/** True for a text about the exemplar board. */
export const isExemplar = (text) => /faq|930300|030500/i.test(text);

const capital = (word) => word[0].toUpperCase() + word.slice(1);

/** Citations of the specification in comments do not apply to another board. */
const citations = [
  [/ \((?:domain\.md )?(?:[PA]\d+(?:, )?)+\)/g, ""],
  [/domain\.md 6 `Faq`; t/g, "T"],
  [/domain\.md [PA]\d+; (w?)/g, (_, letter) => letter.toUpperCase()],
];

/** Renames the exemplar's words and codes in a text to those of a board. */
export function renaming({ one, many, menu, publicMenu }) {
  const words = [
    [/930300/g, menu.code],
    [/030500/g, publicMenu.code],
    [/\bFAQ\b/g, title(many)],
    [/faqs/g, many],
    [/Faqs/g, capital(many)],
    [/faq/g, one],
    [/Faq/g, capital(one)],
  ];
  return (text) => [...citations, ...words].reduce((all, [from, to]) => all.replace(from, to), text);
}

/**
 * The same for what visitors see of the questions, whose files have the name of their content: the views are renamed, the
 * fields of a row are not.
 */
export function renamingViews({ one }) {
  const words = [
    [/\bQuestion(List|Search|Views|Type)\b(?!Name)/g, `${capital(one)}$1`],
    [/(<|function )Question\b/g, `$1${capital(one)}`],
    [/question-(list|search|views)/g, `${one}-$1`],
    [/data-question/g, `data-${one}`],
    [/dataset\.question/g, `dataset.${one}`],
  ];
  return (text) => words.reduce((all, [from, to]) => all.replace(from, to), text);
}
