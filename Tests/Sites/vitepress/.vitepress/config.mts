import { defineConfig } from 'vitepress'

export default defineConfig({
  title: 'Clips',
  base: '/clips/',
  themeConfig: { sidebar: [{ text: 'Toggles', link: '/guide/toggles' }] },
})
