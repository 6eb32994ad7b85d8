export const FEED_PATH = '/feed.xml'
