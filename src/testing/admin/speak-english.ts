/** Before each file of tests: what they import of the administration says its sentences in English. */
import "#admin/languages/en.ts";
