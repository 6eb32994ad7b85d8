/**
 * The folders of the site's store. Files move from the first to the second: listed in this order, none is
 * missed.
 */
export const FOLDERS = ['quarantine', 'form-uploads', 'previews', 'images']
