import { linkbildTags, toHtml } from 'linkbild';

export default function (eleventyConfig) {
  eleventyConfig.addShortcode('linkbild', (pageUrl, title, ...version) =>
    toHtml(linkbildTags({ project: '%IMAGES_URL%/%PROJECT_UUID%', pageUrl, title, version })),
  );
}
