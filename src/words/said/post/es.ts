import type { SayingsLike } from "#domain/language/say.ts";
import type { post as french } from "./fr.ts";

export const post: SayingsLike<typeof french> = {
	"Post not found.": "No se encontró la noticia.",
	"Post deleted": "Noticia eliminada",
	"{0} goes to {1}": "{0} se envía a {1}",
	"{0} reader": "{0} seguidor",
	"{0} readers": "{0} seguidores",
	"This post was sent already.": "Esta noticia ya se envió.",
	"Publish the post before you send it.": "Publica la noticia antes de enviarla.",
	"Nobody would hear of it yet.": "Todavía nadie se enteraría.",
	"Choose followers, captains, teams or everybody.":
		"Elige followers, captains, teams o everybody.",
	"Choose mail, push or both.": "Elige correo, notificación o ambos.",
	"{0} is saved as a draft": "Borrador guardado: {0}",
	"{0} will be published at its time": "Se publicará a su hora: {0}",
	"{0} is in the news": "En las noticias: {0}",
	"Choose one of the languages of the site.": "Elige uno de los idiomas del sitio.",
	Post: "Noticia",
	Posts: "Noticias",
	News: "Noticias",
	"Latest news": "Últimas noticias",
	"The newest posts, pinned ones first. Not shown before there is one.":
		"Las últimas noticias, primero las destacadas. No aparece antes de la primera.",
	"The newest posts, pinned ones first. The list keeps itself up to date.":
		"Las últimas noticias, primero las destacadas. La lista se actualiza sola.",
};
