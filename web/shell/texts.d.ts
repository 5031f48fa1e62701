/** The build imports game records, and pieces of the pages, as text. */
declare module '*.sgf' {
  const text: string;
  export default text;
}
declare module '*.html' {
  const text: string;
  export default text;
}

declare module '*.css' {
  const text: string;
  export default text;
}
