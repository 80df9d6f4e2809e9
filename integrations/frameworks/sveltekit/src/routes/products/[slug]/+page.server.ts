import { linkbildTags } from 'linkbild';
import { readProduct } from '../../products';
import type { PageServerLoad } from './$types';

export const load: PageServerLoad = async ({ params, url }) => {
  const product = await readProduct(params.slug);
  const tags = linkbildTags({
    project: '%IMAGES_URL%/%PROJECT_UUID%',
    pageUrl: url.href,
    title: product.title,
    version: [product.title, product.price],
  });
  return { product, tags };
};
