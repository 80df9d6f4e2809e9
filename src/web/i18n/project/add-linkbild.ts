/** What is left to do until our tag is on the site: in the setup, on the dashboard and in the settings. */
export const addLinkbild = {
  en: (isShop: boolean): string => (isShop ? 'Add Linkbild to your shop' : 'Add Linkbild to your website'),
  de: (isShop: boolean): string => (isShop ? 'Linkbild in den Shop einbauen' : 'Linkbild in die Website einbauen'),
};
