import type { Config } from '@docusaurus/types';

const config: Config = {
  title: 'Clips',
  url: 'https://example.com',
  baseUrl: '/clips/',
  presets: [['classic', { docs: { routeBasePath: '/' } }]],
};

export default config;
