/** The scene for each product. */
export const productScenes: Record<string, string> = {
  'boat-insurance': 'fishing',
  'boat-yacht-insurance': 'sailing',
  'yacht-insurance': 'yacht',
  'luxury-yacht-insurance': 'yacht',
  'waterfront-property': 'waterfront',
  'waterfront-property-insurance': 'waterfront',
  'home-insurance': 'cottage',
  'flood-insurance': 'flood',
  'commercial-marine': 'working',
  'commercial-marine-insurance': 'charter',
  'personal-watercraft': 'jet',
  'auto-insurance': 'road',
}
