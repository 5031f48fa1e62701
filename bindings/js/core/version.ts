/** Replaced by the build with the version of package.json. */
declare const __KAKOI_VERSION__: string;

/** The version of the package, 'major.minor.patch'. */
export const version: string = __KAKOI_VERSION__;
