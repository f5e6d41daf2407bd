/** As Hangul (HWP 2022) puts it on the clipboard: its own document in a comment, capitals, a class per style. */
export const hangul = `<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.0 Transitional//EN"><HTML><HEAD><META NAME="Generator" CONTENT="Hancom HWP 12.0.0.1">
<STYLE><!-- p.HStyle0 {style-name:"바탕글"; margin-left:0.0pt; line-height:160%;} --></STYLE></HEAD>
<BODY><!--StartFragment--><!--[data-hwpjson]{"documentPr":{"version":"1.31"},"ro":{"rp":{"cs":{"0":{"t":"x"}}}}}-->
<P CLASS=HStyle0 STYLE='line-height:160%;'><SPAN STYLE='font-size:13.0pt;font-family:"함초롬바탕";font-weight:bold;'>동계 휴장 안내</SPAN></P>
<P CLASS=HStyle0 STYLE='line-height:160%;'><SPAN STYLE='font-family:"함초롬바탕";'>12월부터 </SPAN><SPAN STYLE='font-family:"함초롬바탕";text-decoration:underline;'>8시</SPAN><SPAN STYLE='font-family:"함초롬바탕";'>에 엽니다.</SPAN></P>
<P CLASS=HStyle0><SPAN STYLE='font-family:"함초롬바탕";'><BR></SPAN></P>
<TABLE border="1" cellspacing="0" cellpadding="0" style='border-collapse:collapse;border:none;'>
<TR><TD valign="middle" bgcolor="#d6d6d6" style='width:118pt;height:19pt;border:solid #000000 0.4pt;'><P CLASS=HStyle0 STYLE='text-align:center;'><SPAN STYLE='font-weight:bold;'>구분</SPAN></P></TD>
<TD valign="middle" style='width:118pt;'><P CLASS=HStyle0><SPAN STYLE='font-weight:bold;'>요금</SPAN></P></TD></TR>
<TR><TD><P CLASS=HStyle0><SPAN>주중</SPAN></P></TD><TD><P CLASS=HStyle0><SPAN>&nbsp;</SPAN></P></TD></TR>
</TABLE><!--EndFragment--></BODY></HTML>`;

/** As Google Docs in Chrome. */
export const googleDocs = `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-0e0cbf0c-7fff-2b2c"><h2 dir="ltr" style="line-height:1.38;margin-top:18pt;"><span style="font-size:16pt;font-family:Arial,sans-serif;color:#000000;font-weight:700;font-style:normal;text-decoration:none;">Opening</span></h2><p dir="ltr" style="line-height:1.38;"><span style="font-size:11pt;font-weight:400;font-style:normal;text-decoration:none;">We open </span><span style="font-size:11pt;font-weight:700;font-style:italic;text-decoration:none;">early</span><a href="https://www.example.com/" style="text-decoration:none;"><span style="font-size:11pt;color:#1155cc;font-weight:400;text-decoration:underline;">here</span></a></p><br /><ul style="margin-top:0;"><li dir="ltr" style="list-style-type:disc;" aria-level="1"><p dir="ltr" role="presentation"><span style="font-size:11pt;font-weight:400;">one</span></p></li></ul><p dir="ltr"><span style="border:none;display:inline-block;"><img src="https://lh7-rt.googleusercontent.com/docsz/AD_x" width="602" height="301" /></span></p></b><br class="Apple-interchange-newline">`;

/** As a web page in Chrome, with a tracker and handlers. */
export const webPage = `<meta charset='utf-8'><div class="article" id="a1" onclick="x()"><section style="color: rgb(0, 0, 0); font-family: system-ui;"><h3 class="t">News</h3><div>Line one</div><div>Line <a href="javascript:void(0)">two</a><img src="data:image/gif;base64,R0lGOD" alt=""></div><script>track()</script></section></div><p><img src="https://club.example/files/content/abc?w=960" alt="Pines" width="640" height="480" srcset="x" loading="lazy"></p>`;
