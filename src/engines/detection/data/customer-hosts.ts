import { wordSet } from './table.ts';

/**
 * Services that give each company among their customers a host under their own domain, where its staff write: help desks,
 * shops, wikis, applicant portals. Own selection from the services' public sites, 2026-11.
 */
export const CUSTOMER_HOSTS = wordSet(`
  zendesk.com freshdesk.com freshservice.com helpscoutdocs.com desk.com kayako.com uservoice.com zohodesk.com zohodesk.eu
  intercom.help gorgias.help myshopify.com atlassian.net service-now.com okta.com onelogin.com auth0.com
  my.salesforce.com my.site.com force.com sharepoint.com myworkdayjobs.com bamboohr.com greenhouse.io lever.co workable.com
  recruitee.com personio.de personio.com teamwork.com monday.com slack.com statuspage.io readme.io gitbook.io
  instructure.com egnyte.com sharefile.com clickfunnels.com kajabi.com thinkific.com podia.com`);
