import { wordSet } from './table.ts';

/**
 * Services that hide where a link goes: shorteners, QR code makers and link pages. Own selection from the services'
 * public sites and from links in phishing emails, 2026-11.
 */
export const SHORTENERS = wordSet(`
  bit.ly bitly.com bitly.ws j.mp tinyurl.com t.ly is.gd v.gd ow.ly buff.ly cutt.ly rb.gy rebrand.ly shorturl.at shorturl.asia
  shorte.st tiny.cc goo.gl s.id soo.gd bl.ink lnkd.in t.co adf.ly bit.do clck.ru qr.ae u.to x.co yourls.org short.io
  shrtco.de tiny.one tr.im urlz.fr urlr.me lc.cx n9.cl acortar.link encurtador.com.br encurta.net encr.pw abre.ai
  l1nq.com l1nk.dev kutt.it kutt.to qrco.de q-r.to me-qr.com qr.codes qrs.ly scnv.io scan.page qrfy.io qrfy.com flowcode.com flow.page
  linktr.ee bio.link bio.site heylink.me snip.ly po.st dlvr.it ift.tt amzn.to rotf.lol gg.gg lnk.bio linkin.bio beacons.ai
  campsite.bio solo.to taplink.cc taplink.at allmylinks.com msha.ke hoo.be
  shorten.is surl.li surl.lu t2m.io wa.link zpr.io chilp.it vk.cc 2u.pw 3.ly dub.sh dub.co link.ac linko.page lihi.cc
  lihi1.com lihi2.com reurl.cc ppt.cc han.gl me2.do tny.im tinu.be urlshortner.org cutt.us waa.ai ouo.io ouo.press bc.vc
  exe.io shrinkme.io shrinke.me linkvertise.com short.gy shorter.me shortlink.uk tinylink.in tny.sh short.cm s.click
  snipr.com snurl.com budurl.com fur.ly lnk.to smarturl.it ffm.to geni.us jump.gg hyperurl.co urlzs.com u.nu v.ht
  sl.bz goo.su clc.to clc.is click.ru vo.la zzb.bz clicky.me oke.io bitly.lc 1url.com 1link.io urlday.cc urlday.com
  shrt.li lstu.fr frama.link huit.re da.gd ulvis.net is.am ity.im x.gd t.cn url.cn dwz.cn suo.im mrw.so u.jd.com
  bom.so byvn.net kl.am y2u.be cli.re did.li bitl.to hubs.ly hubs.la hubs.li sprl.in spr.ly trib.al page.link app.link
  onelink.me adj.st go.link go.ly smart.link shor.by joinchat.me walink.co whats.link`);
