/** Put in by the build, from package.json. */
declare const __KAKOI_VERSION__: string;

/** The version of the package, 'major.minor.patch'. */
export const version: string = __KAKOI_VERSION__;
