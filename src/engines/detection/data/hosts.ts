const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Services that hide where a link leads. */
export const SHORTENERS = set(`
  bit.ly bitly.com tinyurl.com t.ly is.gd v.gd ow.ly buff.ly cutt.ly rb.gy rebrand.ly shorturl.at shorte.st tiny.cc
  goo.gl s.id soo.gd bl.ink lnkd.in t.co adf.ly bit.do clck.ru qr.ae u.to x.co yourls.org short.io shrtco.de
  tiny.one tr.im urlz.fr urlr.me lc.cx n9.cl acortar.link encurtador.com.br encr.pw abre.ai l1nq.com l1nk.dev kutt.it
  qrco.de q-r.to me-qr.com linktr.ee bio.link heylink.me snip.ly po.st dlvr.it ift.tt amzn.to rotf.lol gg.gg
  shorten.is surl.li t2m.io wa.link zpr.io chilp.it vk.cc 2u.pw 3.ly dub.sh link.ac linko.page lihi.cc reurl.cc
  han.gl me2.do tny.im tinu.be urlshortner.org cutt.us waa.ai ouo.io bc.vc`);

/** Services that send newsletters for others and lead their links through hosts of their own. */
export const CLICK_TRACKERS = set(`
  list-manage.com mailchimp.com mcusercontent.com sendgrid.net mailgun.org sparkpostmail.com mandrillapp.com mjt.lu
  awstrack.me hubspotlinks.com hubspotemail.net klclick.com klclick1.com exct.net rs6.net createsend.com cmail19.com
  cmail20.com sendinblue.com brevo.com mailerlite.com convertkit-mail.com convertkit-mail2.com beehiiv.com customeriomail.com
  exacttarget.com pardot.com mktoresp.com activehosted.com emltrk.com getresponse.com cleverreach.com mailpoet.com`);

/** Where anybody can put a page under somebody else's name at once and for nothing. Registrable or whole hosts. */
export const FREE_HOSTS = set(`
  blogspot.com wordpress.com weebly.com weeblysite.com wixsite.com wixstudio.com godaddysites.com square.site
  000webhostapp.com github.io gitlab.io netlify.app vercel.app herokuapp.com pages.dev workers.dev r2.dev
  web.app firebaseapp.com glitch.me repl.co replit.app replit.dev onrender.com surge.sh webflow.io framer.app framer.website
  carrd.co notion.site mystrikingly.com strikingly.com yolasite.com ucraft.net ukit.me jimdofree.com jimdosite.com
  webnode.page tilda.ws bubbleapps.io softr.app azurewebsites.net azureedge.net azurefd.net windows.net
  cloudapp.net cloudfront.net s3.amazonaws.com amplifyapp.com storage.googleapis.com appspot.com run.app
  sites.google.com docs.google.com forms.gle script.google.com formstack.com jotform.com typeform.com tally.so
  forms.office.com cognitoforms.com wufoo.com my.canva.site canva.site gitbook.io teachable.com webcindario.com
  altervista.org byethost.com infinityfreeapp.com rf.gd epizy.com 42web.io freehosting.com duckdns.org
  ddns.net no-ip.org hopto.org sytes.net zapto.org servehttp.com myftp.org ngrok.io ngrok-free.app trycloudflare.com
  loca.lt ipfs.io dweb.link cf-ipfs.com infura-ipfs.io fleek.co nftstorage.link w3s.link pinata.cloud
  digitaloceanspaces.com linodeobjects.com backblazeb2.com wasabisys.com myqcloud.com aliyuncs.com
  translate.goog oss.com telegra.ph linkpc.net za.com ru.com sa.com br.com us.com plesk.page hostingersite.com
  cprapid.com temporary.site contaboserver.net`);

/** Endings under which far more abuse than honest mail is sent, because names there cost next to nothing. */
export const SUSPICIOUS_TLDS = set(`
  tk ml ga cf gq top xyz icu cyou cfd sbs rest click link live fun buzz monster quest beauty hair skin makeup
  lol mom pics boats autos homes yachts bond shop store site online website space club vip work loan win bid
  date download racing review science stream trade party faith cricket accountant men country kim gdn ooo
  zip mov support bar best digital life today world rocks uno surf pw su cam help ninja tokyo wang ren
  garden zone cloud fit cc`);

/** Mailboxes that anybody can have. Registrable domains, or the first label where it exists under many endings. */
export const FREEMAIL = set(`
  gmail.com googlemail.com outlook.com hotmail live msn.com yahoo ymail.com rocketmail.com aol.com icloud.com me.com
  mac.com proton.me protonmail.com pm.me tutanota.com tuta.io gmx.de gmx.net gmx.com gmx.at gmx.ch web.de t-online.de
  freenet.de mail.com mail.ru yandex.com yandex.ru inbox.lv zoho.com fastmail.com orange.fr free.fr laposte.net
  wanadoo.fr sfr.fr libero.it virgilio.it tiscali.it uol.com.br bol.com.br terra.com.br ig.com.br qq.com 163.com
  126.com naver.com rediffmail.com consultant.com usa.com email.com post.com dr.com engineer.com`);
