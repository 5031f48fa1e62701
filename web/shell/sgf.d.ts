/** The build imports game records as text. */
declare module '*.sgf' {
  const text: string;
  export default text;
}
