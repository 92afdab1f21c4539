import { Icon } from "../../../../parts/icon.tsx";
import { useAuth } from "../../../../shell/auth.ts";
import { publicPlace } from "../../../../shell/places.ts";
import type { Page } from "./page.ts";
import { scheduleWords } from "./schedule-words.ts";
import type { PageSteps } from "./use-page-steps.ts";

/** What can be done with a page beside writing it. */
export function PageActions({ page, steps }: { page: Page; steps: PageSteps }) {
	const { organization } = useAuth();
	const isSeen = page.isPublished && page.publicPath !== null;
	const place =
		organization && isSeen ? publicPlace(organization, page.publicPath ?? "", location) : null;
	return (
		<>
			{page.publishAt !== null && (
				<p className="notice">It will be published {scheduleWords(page.publishAt)}.</p>
			)}
			{page.publishProblem !== null && <p className="notice">{page.publishProblem}</p>}
			{place !== null && (
				<a href={place} className="button button-quiet" target="_blank" rel="noopener">
					<Icon name="external" />
					View page
				</a>
			)}
			{page.isPublished && page.hasDraft && (
				<button type="button" className="button button-quiet" onClick={() => void steps.discard()}>
					Discard changes
				</button>
			)}
			{page.isPublished && (
				<button
					type="button"
					className="button button-quiet"
					onClick={() => void steps.unpublish()}
				>
					Take off the site
				</button>
			)}
			{page.isOwn && (
				<button type="button" className="button button-quiet" onClick={() => void steps.remove()}>
					<Icon name="remove" />
					Delete page
				</button>
			)}
		</>
	);
}
