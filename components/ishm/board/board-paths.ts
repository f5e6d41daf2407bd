type Listed = { menu: { path: string } };

/** The address of a row's form; `new` is the form of one that does not exist yet. */
export const boardRowPath = ({ menu }: Listed, idx: number | "new") => `${menu.path}/${idx}`;
