/** Stands for the script of a page, imported before its modules: these look beside it for the others of its build. */

const script = Object.assign(document.createElement('script'), { src: 'http://localhost/go.js' });
Object.defineProperty(document, 'currentScript', { value: script });
